/** Who says what of a record, and who says otherwise than it has. Pure. */
import { CONTRACT_FIELDS } from '../../../../contracts/vocabulary';
import { sameFacts } from '../store/rows';
import type { Composed, Document, Edits, FileDocument, ListDocument } from './document';

/** By what it is about, as `links website` or `eip155:1:0x… verified`. */
type Values = Record<string, unknown>;

interface Said {
  speaker: string;
  value: unknown;
  document: Document;
}

export interface Conflict {
  about: string;
  recorded: unknown;
  others: Said[];
}

type Row = Readonly<Record<string, unknown>>;

const OF_CONTRACTS = CONTRACT_FIELDS.flatMap((field) =>
  field === 'code' ? 'implementation' : field,
);
const OF_BOUNTIES = ['status', 'topRewardUsd'];
const OF_HEADS = ['category', 'status', 'launchedOn'];

const isSaid = (value: unknown): boolean => value !== null && value !== undefined;

const pick = (prefix: string, row: Row, fields: readonly string[]): Values =>
  Object.fromEntries(
    fields.filter((field) => isSaid(row[field])).map((field) => [`${prefix}${field}`, row[field]]),
  );

const ofLinks = (links: object = {}): Values => pick('links ', links as Row, Object.keys(links));

const ofContracts = (rows: readonly (readonly [string, object])[]): Values =>
  Object.assign({}, ...rows.map(([id, row]) => pick(`${id} `, row as Row, OF_CONTRACTS))) as Values;

const ofBounty = (row: object): Values => pick('bounty ', row as Row, OF_BOUNTIES);

/** Of a record, or of the file of one. */
const ofRecord = ({
  head,
  contracts = [],
  bounty,
}: Pick<FileDocument, 'head' | 'contracts' | 'bounty'>): Values => ({
  ...pick('', head as Row, OF_HEADS),
  ...ofLinks(head.links),
  ...ofContracts(contracts.map((row) => [row.id, row] as const)),
  ...ofBounty(bounty ?? {}),
});

const ofList = ({ listed }: ListDocument): Values => ({
  ...pick('', listed as unknown as Row, ['category']),
  ...ofLinks(listed.links),
});

function ofEdits({ rows }: Edits): Values {
  const set = Object.entries(rows.contracts ?? {}).map(
    ([id, edit]) => [id, edit?.set ?? {}] as const,
  );
  return { ...ofContracts(set), ...ofBounty(rows.bounty?.bounty?.set ?? {}) };
}

function valuesOf(document: Document): Values {
  if (document.speaker === 'file') return ofRecord(document);
  return document.speaker === 'list' ? ofList(document) : ofEdits(document);
}

/** Undefined: nobody knows who it was. */
export type NameOf = (document: Document) => string | undefined;

/** Name or address of a list, kind of a reader. */
const speakerOf: NameOf = (document) => {
  if (document.speaker === 'file') return 'project file';
  return document.speaker === 'list' ? document.list : document.by;
};

/** Addresses with and without a slash at their end are the same. */
const shown = (value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/\/$/, '') : value;

/** @param documents those that stand, oldest first: of each speaker the last word counts */
export function findConflicts(
  documents: readonly Document[],
  record: Composed,
  nameOf = speakerOf,
): Conflict[] {
  const last = new Map<string, Map<string, Said>>();
  for (const document of documents) {
    const speaker = nameOf(document);
    if (speaker === undefined) continue;
    const ofSpeaker = last.get(speaker) ?? new Map<string, Said>();
    for (const [about, value] of Object.entries(valuesOf(document)))
      if (isSaid(value)) ofSpeaker.set(about, { speaker, value, document });
    last.set(speaker, ofSpeaker);
  }
  return Object.entries(ofRecord(record)).flatMap(([about, recorded]) => {
    const others = [...last.values()]
      .flatMap((ofSpeaker) => ofSpeaker.get(about) ?? [])
      .filter(({ value }) => !sameFacts(shown(value), shown(recorded)));
    return others.length > 0 ? [{ about, recorded, others }] : [];
  });
}
