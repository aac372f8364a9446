/** Imports a file in which recorded powers were read, at two commits: see docs/import.md. */
import * as yup from 'yup';
import { dayBefore } from '../../../../contracts/time';
import { CURRENT_METHOD } from '../../../ratings';
import { readAs } from '../input/JsonDocument';
import { FileSources, locate, parseDiscovery, type Discovery } from '../l2beat';
import { addFacts, findPublished, type Applied, type Published } from '../projects/addFacts';
import { findNewest, type ProjectRecord } from '../projects/record';
import type { ImportRun } from '../run';
import { sameFacts } from '../store/rows';
import { ImportRefused } from '../types';
import { weaken, type RecordedPower } from './weaker';

/** A `discovered.json` at the commit that the record cites, and now. */
const readingsSchema = yup.object({
  cited: yup.string().required(),
  before: yup.object().required(),
  now: yup.object().required(),
});
type Readings = yup.InferType<typeof readingsSchema>;

interface Control {
  powers: RecordedPower[];
}

const KEY = 'powers-file';
const FOLDER = /\/projects\/([^/]+)\/discovered\.json$/;

/** Everything but when it was read. */
const withoutTime = ({
  timestamp: _time,
  blockNumber: _block,
  usedBlockNumbers: _blocks,
  ...rest
}: Record<string, unknown>) => rest;

/** @throws ImportRefused for a file of another project */
function readFile(value: object, record: ProjectRecord, url: string): Discovery {
  const file = parseDiscovery(value);
  if (typeof file === 'string') throw new ImportRefused(file);
  const [, folder = ''] = FOLDER.exec(url) ?? [];
  const ours = [record.id, ...(record.formerIds ?? [])];
  if (file.name !== folder || !ours.includes(folder))
    throw new ImportRefused(`The file is of ${file.name}, not of ${record.id}.`);
  return file;
}

function toSource(file: Discovery, published: Published) {
  const sources = new FileSources(file, published);
  return sources.byKey[sources.of(Object.keys(file.blocks)[0] ?? '')]!;
}

const LASTS_DAYS = CURRENT_METHOD.lifetimes.namedBlock;

const unchanged = (record: ProjectRecord, ...notes: string[]): Applied => ({ record, notes });

/**
 * The same but for its time: the powers are as of the newer day, if the record cites this file and
 * nothing beside it. Changed: a multisig that is weaker now is recorded so, on the old day, as
 * nobody has followed the other powers. Whatever would be better is left to a person. Pure.
 * @throws ImportRefused
 */
export function applyPowers(
  record: ProjectRecord,
  { cited, before, now }: Readings,
  published: Published,
): Applied {
  const last = findNewest(record, 'control');
  const source = record.sources?.[last?.source ?? ''];
  if (!last || source?.url !== cited)
    throw new ImportRefused('The recorded powers cite another file.');
  const was = readFile(before, record, cited);
  const is = readFile(now, record, published.url);
  const { checkedOn: today } = published;
  const since = source.statedOn ?? '';
  if (since < dayBefore(source.checkedOn, LASTS_DAYS))
    throw new ImportRefused('The recorded powers have no day, or had run out when recorded.');
  if (is.day > today) throw new ImportRefused(`The file is of ${is.day}, in the future.`);
  if (is.day < was.day || is.day < since)
    throw new ImportRefused(`The file is of ${is.day}, older than what is recorded.`);
  const title = source.title.split(':')[0]!;
  const fresh = toSource(is, { ...published, title });
  const add = (value: object, from: object, ...notes: string[]): Applied => ({
    record: {
      ...record,
      observations: [{ key: 'control', value, source: KEY }],
      sources: { ...record.sources, [KEY]: from as typeof source },
    },
    notes,
  });
  if (sameFacts(withoutTime(before as never), withoutTime(now as never))) {
    if (source.locator !== locate(cited)) return unchanged(record, 'powers rest on more: kept');
    return is.day === since ? unchanged(record) : add(last.value as object, fresh);
  }
  const { powers } = last.value as Control;
  const ranOut = since < dayBefore(today, LASTS_DAYS);
  const weaker = ranOut ? undefined : weaken(powers, was, is);
  if (!weaker)
    throw new ImportRefused('The file has changed: follow its powers again, and record them.');
  const { block: _block, ...undated } = fresh;
  const locator = `${locate(published.url)}; size of a multisig, ${is.day}`.slice(0, 200);
  return add(
    { ...(last.value as Control), powers: weaker },
    { ...undated, statedOn: since, locator },
    'a multisig is weaker than recorded: follow the powers again',
  );
}

/** @throws ImportRefused for a file that says no less and has changed */
export async function importPowers(run: ImportRun): Promise<void> {
  const published = findPublished(run);
  const readings = await readAs(run, readingsSchema, 'a file at two commits');
  await addFacts(run, (record) => applyPowers(record, readings, published));
}
