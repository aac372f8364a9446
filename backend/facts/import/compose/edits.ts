/** What was written beside the documents, field by field. Pure. */
import { sameFacts } from '../store/rows';
import type { Composed, EditedList, Edits, Head, RowEdit } from './document';

const SOURCES = 'fieldSources';

type Row = Readonly<Record<string, unknown>>;
type Rows = Record<EditedList, Row[]>;

const LISTS: readonly EditedList[] = [
  ...(['aliases', 'tokens', 'contracts', 'issuedTokens', 'audits', 'incidents'] as const),
  ...(['bounty', 'observations'] as const),
];

const keyOf = (list: EditedList, row: Row): string =>
  list === 'observations' ? `${String(row.key)} ${String(row.observedAt)}` : String(row.id);

/** A former id and the bounty become rows as well. */
const toRows = ({ head: _, aliases, bounty, ...lists }: Composed): Rows => ({
  ...(lists as unknown as Rows),
  aliases: aliases.map((id) => ({ id })),
  bounty: bounty ? [{ id: 'bounty', ...bounty }] : [],
});

function fromRows(head: Head, { aliases, bounty, ...lists }: Rows): Composed {
  const [{ id: _, ...only } = { id: '' }] = bounty;
  return {
    ...{ head, aliases: aliases.map(({ id }) => String(id)) },
    ...(lists as unknown as Omit<Composed, 'head' | 'aliases' | 'bounty'>),
    bounty: bounty.length > 0 ? (only as unknown as Composed['bounty']) : null,
  };
}

const asMap = (value: unknown): Row => (value ?? {}) as Row;

/** Sources of fields each by itself: null where one went. */
function differingSources(after: Row, before: Row): Row {
  const keys = Object.keys({ ...before, ...after });
  const changed = keys.filter((key) => !sameFacts(after[key], before[key]));
  return Object.fromEntries(changed.map((key) => [key, after[key] ?? null]));
}

const differing = (after: Row, before: Row): Row =>
  Object.fromEntries(
    Object.entries(after)
      .filter(([key, value]) => !sameFacts(value, before[key]))
      .map(([key, value]) => [
        key,
        key === SOURCES ? differingSources(asMap(value), asMap(before[key])) : value,
      ]),
  );

function withEdit(row: Row | undefined, { set, isNew }: NonNullable<RowEdit>): Row {
  if (!row || isNew || set[SOURCES] === undefined) return { ...row, ...set };
  const all = { ...asMap(row[SOURCES]), ...asMap(set[SOURCES]) };
  const kept = Object.entries(all).filter(([, source]) => source !== null);
  return { ...row, ...set, [SOURCES]: kept.length > 0 ? Object.fromEntries(kept) : null };
}

function editsOf(list: EditedList, before: readonly Row[], after: readonly Row[]) {
  const known = new Map(before.map((row) => [keyOf(list, row), row]));
  const edits: Record<string, RowEdit> = {};
  for (const row of after) {
    const key = keyOf(list, row);
    const was = known.get(key);
    known.delete(key);
    if (!was) edits[key] = { set: row, isNew: true };
    else if (!sameFacts(row, was))
      edits[key] = { set: list === 'observations' ? row : differing(row, was) };
  }
  for (const key of known.keys()) edits[key] = null;
  return edits;
}

/** Rows of `before` that `after` lacks went. */
export function editRows(before: Partial<Rows>, after: Partial<Rows>): Edits['rows'] {
  const lists = LISTS.map(
    (list) => [list, editsOf(list, before[list] ?? [], after[list] ?? [])] as const,
  );
  return Object.fromEntries(lists.filter(([, edits]) => Object.keys(edits).length > 0));
}

/** @returns undefined where nothing differs */
export function editsBetween(
  project: string,
  before: Composed | undefined,
  after: Composed,
): Omit<Edits, 'seq'> | undefined {
  const rows = editRows(before ? toRows(before) : {}, toRows(after));
  const head = differing({ ...after.head }, { ...before?.head });
  if (Object.keys(head).length + Object.keys(rows).length === 0) return undefined;
  return { form: 1, project, speaker: 'others', head, isWhole: before === undefined, rows };
}

function apply(list: EditedList, rows: readonly Row[], edits: Readonly<Record<string, RowEdit>>) {
  const known = new Map(rows.map((row) => [keyOf(list, row), row]));
  for (const [key, edit] of Object.entries(edits)) {
    const row = known.get(key);
    if (edit === null) known.delete(key);
    else if (row ?? edit.isNew) known.set(key, withEdit(row, edit));
  }
  return [...known.values()];
}

/** @returns undefined where there is no project to edit: its documents no longer stand */
export function applyEdits(before: Composed | undefined, edits: Edits): Composed | undefined {
  if (!before && !edits.isWhole) return undefined;
  const was = before && toRows(before);
  const rows = Object.fromEntries(
    LISTS.map((list) => [list, apply(list, was?.[list] ?? [], edits.rows[list] ?? {})]),
  ) as Rows;
  return fromRows({ ...before?.head, ...edits.head } as Head, rows);
}
