/** Imports two readings of the folder in which a project lists its audits: see docs/import.md. */
import * as yup from 'yup';
import { readAs } from '../input/JsonDocument';
import { addFacts, findPublished, withFact, type Applied } from '../projects/addFacts';
import { findNewest, type ProjectRecord } from '../projects/record';
import type { ImportRun } from '../run';
import { ImportRefused } from '../types';

const entry = () =>
  yup
    .object({
      path: yup.string().required(),
      /** A link says nothing of what it leads to. */
      type: yup.string().oneOf(['file', 'dir', 'submodule']).required(),
      /** Of its bytes; of a folder, of all below it. */
      sha: yup
        .string()
        .matches(/^[0-9a-f]{40}$/)
        .required(),
    })
    .required();

/** GitHub's answer has the first thousand: one of so many may be a part. */
const MOST = 999;
const entries = () => yup.array().of(entry()).min(1).max(MOST).required();

/** GitHub's answers to `GET /repos/{owner}/{repo}/contents/{path}` at two commits. */
const readingsSchema = yup.object({
  /** The address that the recorded list cites. */
  cited: yup.string().required(),
  before: entries(),
  now: entries(),
});
type Readings = yup.InferType<typeof readingsSchema>;

const KEY = 'audit-folder';

interface AuditList {
  lists: string[];
}

const namesOf = (entries: Readings['now'], others: Readings['now']): string[] => {
  const known = new Set(others.map(({ path, sha }) => `${sha} ${path}`));
  return entries.filter(({ path, sha }) => !known.has(`${sha} ${path}`)).map(({ path }) => path);
};

const NAMED = 5;

/**
 * A folder that is the same to the byte is the list that was checked: it goes on to today. Any
 * other has to be read by a person, who also records what is new. Pure.
 * @returns in words why nothing is said
 */
export function applyFolder(
  record: ProjectRecord,
  { cited, before, now }: Readings,
  { today, url }: { today: string; url: string },
): Applied | string {
  const last = findNewest(record, 'audit-list');
  if (!last || record.sources?.[last.source]?.url !== cited)
    return 'The recorded list of audits cites another folder.';
  const value = last.value as AuditList;
  if (value.lists.length !== 1) return 'The recorded list is of several folders.';
  const moved = [...new Set([...namesOf(now, before), ...namesOf(before, now)])].sort();
  if (moved.length > 0)
    return `The folder has changed (${moved.slice(0, NAMED).join(', ')}): record what is new, and check the list again.`;
  const fact = { key: 'audit-list' as const, value: { ...value, through: today } };
  return withFact(record, fact, KEY, {
    url,
    title: 'Folder of audit reports, unchanged since it was checked',
    tier: 'P1',
    checkedOn: today,
  });
}

/** @throws ImportRefused for a folder that has changed */
export async function importAuditFolder(run: ImportRun): Promise<void> {
  const { url } = findPublished(run);
  const readings = await readAs(run, readingsSchema, 'a folder at two commits');
  await addFacts(run, (record) => {
    const applied = applyFolder(record, readings, { today: run.today, url });
    if (typeof applied === 'string') throw new ImportRefused(applied);
    return applied;
  });
}
