/** The repository that a record names, at GitHub: whether it is public, and its newest commit. */
import { sql } from 'drizzle-orm';
import * as yup from 'yup';
import { readRows } from '../../../db/store';
import { parseAs } from '../parseAs';
import { LookFailed } from '../reader';
import type { Found, Look, Source, Target } from '../types';
import { JSON_HEADERS } from './github';

const REPOSITORY = /^https:\/\/github\.com\/([A-Za-z0-9-]+\/(?!\.{1,2}\/?$)[\w.-]+?)(?:\.git)?\/?$/;

const aboutSchema = yup.object({ html_url: yup.string().required() });

async function look({ target, reader }: Look): Promise<Found> {
  const repository = target.id.slice(target.project!.length + 1);
  const ask = async (path: string): Promise<Buffer> => {
    const { status, body } = await reader.read(`/repos/${repository}${path}`, {
      headers: JSON_HEADERS,
    });
    // Private, renamed and deleted look alike: a person has to look.
    if (status !== 200)
      throw new LookFailed('refused', `${repository} is not there, or not public`);
    return body;
  };
  const about = await ask('');
  const { html_url: url } = parseAs(aboutSchema, about);
  if (url.toLowerCase() !== `https://github.com/${repository}`.toLowerCase())
    throw new LookFailed('malformed', `Asked about ${repository}, it answers about ${url}`);
  const head = await ask('/commits/HEAD');
  const body = `{"repository":${about.toString('utf8')},"head":${head.toString('utf8')}}`;
  return {
    kind: 'repository',
    source: `https://github.com/${repository}`,
    parameters: { project: target.project },
    body: Buffer.from(body),
  };
}

export const repository: Source = {
  name: 'repository',
  title: 'Repositories at GitHub',
  everyHours: 168,
  cited: /\nNewest commit of the repository, as GitHub answers$/,
  /** The one that the fact in force names; the record's link where there is no fact. */
  async listTargets(db) {
    const rows = await readRows<{ id: string; url: string | null }>(
      db,
      sql`
      select p.id, coalesce((
        select o.value->>'url' from observations o where o.project_id = p.id and o.key = 'repository'
        order by o.observed_at desc, o.id desc limit 1), p.links->>'repository') as url
      from projects p where p.origin = 'projects' and p.status = 'active' order by p.id`,
    );
    return rows.flatMap(({ id, url }): Target[] => {
      const [, name] = REPOSITORY.exec(url ?? '') ?? [];
      return name === undefined ? [] : [{ id: `${id} ${name}`, project: id }];
    });
  },
  look,
};
