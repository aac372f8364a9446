/** Files of public repositories that facts of a recorded project cite: read again at the newest commit. */
import { sql } from 'drizzle-orm';
import * as yup from 'yup';
import { readRows, type Database } from '../../db/store';
import type { ImportKind } from '../../import';
import { parseAs } from '../parseAs';
import { LookFailed, type Reader } from '../reader';
import type { Found, Look, Source, Target } from '../types';

interface FileSource {
  name: Source['name'] & ImportKind;
  title: string;
  everyHours: number;
  cited: RegExp;
  /** The file has a day of its own. */
  isDated: boolean;
}

const RAW = { accept: 'application/vnd.github.raw+json', 'x-github-api-version': '2022-11-28' };
export const JSON_HEADERS = { ...RAW, accept: 'application/vnd.github+json' };

const headSchema = yup.object({
  sha: yup
    .string()
    .matches(/^[0-9a-f]{40}$/)
    .required(),
  commit: yup
    .object({ committer: yup.object({ date: yup.string().required() }).required() })
    .required(),
});

interface Head {
  sha: string;
  /** Of its newest commit. */
  day: string;
}

/** The newest commit of the default branch. @throws LookFailed */
async function askHead(reader: Reader, repository: string): Promise<Head> {
  const { status, body } = await reader.read(`/repos/${repository}/commits/HEAD`, {
    headers: JSON_HEADERS,
  });
  if (status === 404) throw new LookFailed('refused', `${repository} is not there, or not public`);
  const { sha, commit } = parseAs(headSchema, body);
  return { sha, day: commit.committer.date.slice(0, 10) };
}

/** Asked once a run for all files of a repository. */
const heads = new WeakMap<Reader, Map<string, Promise<Head>>>();
export function findHead(reader: Reader, repository: string): Promise<Head> {
  const known = heads.get(reader) ?? new Map<string, Promise<Head>>();
  heads.set(reader, known);
  const head = known.get(repository) ?? askHead(reader, repository);
  known.set(repository, head);
  return head;
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

/** A `discovered.json` begins with the name of its folder. @throws LookFailed for another's */
function assertNamed(body: Buffer, path: readonly string[]): void {
  if (path.at(-1) !== 'discovered.json') return;
  const [, name] = /^\s*\{\s*"name":\s*"([^"]*)"/.exec(body.toString('utf8', 0, 300)) ?? [];
  if (name !== path.at(-2))
    throw new LookFailed('malformed', `The file is of ${name ?? 'nobody'}, not of ${path.at(-2)}`);
}

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
    return [...new Map(targets.map((target) => [target.id, target])).values()];
  },
  async look({ target, reader }: Look): Promise<Found> {
    const [owner, repo, ...path] = target.id.slice(target.project!.length + 1).split('/');
    const repository = `${owner}/${repo}`;
    const head = await findHead(reader, repository);
    const at = path.map(encodeURIComponent).join('/');
    const file = await reader.read(`/repos/${repository}/contents/${at}?ref=${head.sha}`, {
      headers: RAW,
    });
    // Moved, renamed or deleted look alike: a person has to look.
    if (file.status === 404) throw new LookFailed('refused', 'The file is not there any more');
    assertNamed(file.body, path);
    const url = `https://github.com/${repository}/blob/${head.sha}/${path.join('/')}`;
    return {
      kind: name,
      source: url,
      parameters: {
        project: target.project,
        sourceUrl: url,
        ...(!isDated && { publishedOn: head.day }),
      },
      body: file.body,
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
