/** Folders at GitHub in which projects list their audits: the same to the byte, or not. */
import { sql } from 'drizzle-orm';
import { readRows } from '../../../db/store';
import { LookFailed } from '../reader';
import type { Found, Look, Source, Target } from '../types';
import { findHead, JSON_HEADERS } from './github';

const TREE = /^https:\/\/github\.com\/([A-Za-z0-9-]+\/[\w.-]+)\/tree\/([0-9a-f]{40})\/([^#?]*)$/;

async function look({ target, reader }: Look): Promise<Found> {
  const cited = target.id.slice(target.project!.length + 1);
  const [, repository, commit, path = ''] = TREE.exec(cited)!;
  const folder = path.split('/').filter(Boolean).map(encodeURIComponent).join('/');
  const list = async (ref: string): Promise<string> => {
    const at = `/repos/${repository}/contents/${folder}?ref=${ref}`;
    const { status, body } = await reader.read(at, { headers: JSON_HEADERS });
    if (status !== 200) throw new LookFailed('refused', 'The folder is not there any more');
    return body.toString('utf8');
  };
  const { sha } = await findHead(reader, repository!);
  const [before, now] = [await list(commit!), await list(sha)];
  const url = `https://github.com/${repository}/tree/${sha}/${path}`;
  return {
    kind: 'audit-folder',
    source: url,
    parameters: { project: target.project, sourceUrl: url },
    body: Buffer.from(`{"cited":${JSON.stringify(cited)},"before":${before},"now":${now}}`),
  };
}

export const auditFolders: Source = {
  name: 'audit-folder',
  title: 'Folders of audit reports',
  everyHours: 168,
  cited: /\nFolder of audit reports, unchanged since it was checked$/,
  /** Lists of one folder; one of several takes a person. */
  async listTargets(db) {
    const rows = await readRows<{ id: string; url: string }>(
      db,
      sql`
      select o.project_id as id, s.url from (
        select distinct on (project_id) project_id, value, source_id from observations
        where key = 'audit-list' order by project_id, observed_at desc, id desc
      ) o
      join sources s on s.id = o.source_id
      join projects p on p.id = o.project_id and p.origin = 'projects' and p.status = 'active'
      where jsonb_array_length(o.value->'lists') = 1 order by 1`,
    );
    return rows.flatMap(({ id, url }): Target[] =>
      TREE.test(url) ? [{ id: `${id} ${url}`, project: id }] : [],
    );
  },
  look,
};
