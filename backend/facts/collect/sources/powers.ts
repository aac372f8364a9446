/** The file in which a record's powers were read: what it says now, beside what it said then. */
import { sql } from 'drizzle-orm';
import { readRows, type Database } from '../../../db/store';
import type { Found, Look, Seen, Target } from '../types';
import { findHead, readAtCommit } from './github';

/** Repository, commit, path and the folder's name. */
const FILE =
  /^https:\/\/github\.com\/([\w.-]+\/[\w.-]+)\/blob\/([0-9a-f]{40})\/(.+\/([^/]+)\/discovered\.json)$/;
const WHAT = ' powers ';

/** Whether a target is one of these. */
export const isPowers = ({ id, project }: Target): boolean => id.startsWith(`${project}${WHAT}`);

/** Of those that `cited` matches, a project's own: USDC and USDT cite the file of another's markets. */
export async function listPowers(db: Database, cited: RegExp): Promise<Target[]> {
  const rows = await readRows<{ id: string; names: string[]; url: string }>(
    db,
    sql`
    select p.id, s.url, array(select alias from project_aliases where project_id = p.id) || p.id as names from (
      select distinct on (project_id) project_id, source_id from observations
      where key = 'control' order by project_id, observed_at desc, id desc
    ) o
    join sources s on s.id = o.source_id
    join projects p on p.id = o.project_id and p.origin = 'projects' and p.status = 'active'
    order by 1`,
  );
  return rows.flatMap(({ id, names, url }): Target[] => {
    const [, , , , folder = ''] = FILE.exec(url) ?? [];
    const isOwn = cited.test(url) && names.includes(folder);
    return isOwn ? [{ id: `${id}${WHAT}${url}`, project: id }] : [];
  });
}

/** @throws LookFailed */
export async function lookAtPowers({ target, reader }: Look): Promise<Found | Seen> {
  const cited = target.id.slice(target.project!.length + WHAT.length);
  const [, repository = '', commit = '', path = ''] = FILE.exec(cited)!;
  const { sha } = await findHead(reader, repository);
  if (sha === commit) return { outcome: 'same' };
  const before = await readAtCommit(reader, { repository, path, sha: commit });
  const now = await readAtCommit(reader, { repository, path, sha });
  const url = `https://github.com/${repository}/blob/${sha}/${path}`;
  const body = `{"cited":${JSON.stringify(cited)},"before":${before.toString('utf8')},"now":${now.toString('utf8')}}`;
  return {
    kind: 'powers',
    source: url,
    parameters: { project: target.project, sourceUrl: url },
    body: Buffer.from(body),
  };
}
