/** What sources ask GitHub: the newest commit, and files at a commit. */
import * as yup from 'yup';
import { parseAs } from '../parseAs';
import { LookFailed, type Reader } from '../reader';

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

/** A `discovered.json` begins with the name of its folder. @throws LookFailed for another's */
function assertNamed(body: Buffer, path: readonly string[]): void {
  if (path.at(-1) !== 'discovered.json') return;
  const [, name] = /^\s*\{\s*"name":\s*"([^"]*)"/.exec(body.toString('utf8', 0, 300)) ?? [];
  if (name !== path.at(-2))
    throw new LookFailed('malformed', `The file is of ${name ?? 'nobody'}, not of ${path.at(-2)}`);
}

/** @throws LookFailed also for a file that was moved: a person has to look */
export async function readAtCommit(
  reader: Reader,
  { repository, path, sha }: { repository: string; path: string; sha: string },
): Promise<Buffer> {
  const parts = path.split('/');
  const at = parts.map(encodeURIComponent).join('/');
  const file = await reader.read(`/repos/${repository}/contents/${at}?ref=${sha}`, {
    headers: RAW,
  });
  // Moved, renamed or deleted look alike.
  if (file.status === 404) throw new LookFailed('refused', 'The file is not there any more');
  assertNamed(file.body, parts);
  return file.body;
}
