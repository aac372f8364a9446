/** Files of public repositories that facts of a recorded project cite: read again at the newest commit. */
import { sql } from 'drizzle-orm';
import { readRows, type Database } from '../../../db/store';
import type { ImportKind } from '../../import';
import type { Found, Look, Seen, Source, Target } from '../types';
import { findHead, readAtCommit } from './github';
import { isPowers, listPowers, lookAtPowers } from './powers';

interface FileSource {
  name: Source['name'] & ImportKind;
  title: string;
  everyHours: number;
  cited: RegExp;
  /** The file has a day of its own. */
  isDated: boolean;
}

/** Addresses that facts in force cite, by project. */
const listCited = (db: Database): Promise<{ projectId: string; url: string }[]> =>
  readRows(
    db,
    sql`
    select distinct f.project_id as "projectId", s.url from (
      select project_id, source_id from contracts
      union select project_id, value::bigint from contracts, jsonb_each_text(coalesce(field_sources, '{}'))
      union (select distinct on (project_id, key) project_id, source_id from observations
        order by project_id, key, observed_at desc)
    ) f
    join sources s on s.id = f.source_id
    join projects p on p.id = f.project_id and p.origin = 'projects'
    where s.url like 'https://github.com/%/blob/%' order by 1, 2`,
  );

/** Repository, and path at any commit. */
const BLOB = /^https:\/\/github\.com\/([\w.-]+\/[\w.-]+)\/blob\/[^/]+\/([^#?]+)/;

export const githubFiles = ({ name, title, everyHours, cited, isDated }: FileSource): Source => ({
  name,
  title,
  everyHours,
  cited,
  async listTargets(db) {
    const targets = (await listCited(db)).flatMap(({ projectId, url }): Target[] => {
      const [, repository, path] = BLOB.exec(url) ?? [];
      const file = `${repository}/${path}`;
      return cited.test(url) ? [{ id: `${projectId} ${file}`, project: projectId }] : [];
    });
    const files = [...new Map(targets.map((target) => [target.id, target])).values()];
    return [...files, ...(await listPowers(db, cited))];
  },
  async look(given: Look): Promise<Found | Seen> {
    const { target, reader } = given;
    if (isPowers(target)) return lookAtPowers(given);
    const [owner, repo, ...parts] = target.id.slice(target.project!.length + 1).split('/');
    const [repository, path] = [`${owner}/${repo}`, parts.join('/')];
    const head = await findHead(reader, repository);
    const body = await readAtCommit(reader, { repository, path, sha: head.sha });
    const url = `https://github.com/${repository}/blob/${head.sha}/${path}`;
    return {
      kind: name,
      source: url,
      parameters: {
        project: target.project,
        sourceUrl: url,
        ...(!isDated && { publishedOn: head.day }),
      },
      body,
      isDated,
      recordedOnly: true,
    };
  },
});

export const l2beat = githubFiles({
  name: 'l2beat',
  title: 'L2BEAT',
  everyHours: 48,
  cited:
    /^https:\/\/github\.com\/l2beat\/l2beat\/blob\/[^/]+\/packages\/config\/src\/projects\/[^/]+\/discovered\.json([#?\s]|$)/,
  isDated: true,
});

export const defiscan = githubFiles({
  name: 'defiscan',
  title: 'DeFiScan',
  everyHours: 48,
  cited:
    /^https:\/\/github\.com\/deficollective\/(defiscan\/blob\/[^/]+\/src\/content\/protocols\/[^/]+\/[^/]+\.md|defi-disco\/blob\/[^/]+\/packages\/config\/src\/projects\/[^/]+\/discovered\.json)([#?\s]|$)/,
  isDated: true,
});

export const superchainRegistry = githubFiles({
  name: 'superchain-registry',
  title: 'Superchain Registry',
  everyHours: 48,
  cited:
    /^https:\/\/github\.com\/ethereum-optimism\/superchain-registry\/blob\/[^/]+\/superchain\/configs\/mainnet\/[^/]+\.toml([#?\s]|$)/,
  isDated: false,
});

export const aaveAddressBook = githubFiles({
  name: 'aave-address-book',
  title: 'Aave Address Book',
  everyHours: 48,
  cited:
    /^https:\/\/github\.com\/(aave-dao|bgd-labs)\/aave-address-book\/blob\/[^/]+\/src\/ts\/[^/]+\.ts([#?\s]|$)/,
  isDated: false,
});
