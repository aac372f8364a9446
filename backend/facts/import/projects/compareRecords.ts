import type { Database } from '../../../db/store';
import { loadObservations, loadStates, observationSlot, type ProjectState } from '../store/load';
import type { Plan } from '../differ/diff';
import { sameFacts, type AuditRow, type ProjectRow } from '../store/rows';
import { AUDITS, CONTRACTS, INCIDENTS, ISSUED_TOKENS } from './listRules';
import { loadRecordRulings, withoutRemoved, planRecord } from './planRecord';
import type { ProjectRecord } from './record';
import { statesAll } from './statesAll';
import { toDocument } from './toDocument';

/** Facts of one project, in words. */
export interface FactMoves {
  added: string[];
  changed: string[];
  removed: string[];
}

const HEAD = [
  'name',
  'category',
  'profile',
  'description',
  'status',
  'statusSince',
  'launchedOn',
  'logo',
  'links',
  'chains',
  'sample',
] as const satisfies readonly (keyof ProjectRow)[];

interface Sorted {
  added: string[];
  changed: string[];
}

function sortRows<Row extends { id: string }>(
  sorted: Sorted,
  rows: readonly Row[],
  stored: readonly Row[],
  label: (row: Row) => string,
): void {
  const known = new Set(stored.map(({ id }) => id));
  rows.forEach((row) => (known.has(row.id) ? sorted.changed : sorted.added).push(label(row)));
}

const EMPTY = {
  ...{ tokens: [], contracts: [], issuedTokens: [], audits: [], incidents: [] },
  ...{ bounty: null, aliases: [] },
};

function describePlan(plan: Plan, state: ProjectState | undefined): Sorted {
  const sorted: Sorted = { added: [], changed: [] };
  const { tokens, contracts, issuedTokens, audits, incidents, bounty } = state ?? EMPTY;
  const head = plan.projects[0];
  if (head && state)
    sorted.changed.push(...HEAD.filter((key) => !sameFacts(head[key], state.project[key])));
  sorted.added.push(...plan.aliases.map(({ alias }) => `former id ${alias}`));
  sortRows(sorted, plan.tokens, tokens, ({ symbol, id }) => `token ${symbol} ${id}`);
  sortRows(sorted, plan.contracts, contracts, (row) => `contract ${CONTRACTS.label(row)}`);
  sortRows(
    sorted,
    plan.issuedTokens,
    issuedTokens,
    (row) => `issued token ${ISSUED_TOKENS.label(row)}`,
  );
  sortRows<AuditRow>(sorted, plan.audits, audits, (row) => `audit ${AUDITS.label(row)}`);
  sortRows(sorted, plan.incidents, incidents, (row) => `incident ${INCIDENTS.label(row)}`);
  plan.bounties.forEach(() => (bounty ? sorted.changed : sorted.added).push('bounty'));
  return sorted;
}

/**
 * What taking over records of the embedded set would move, by project. Writes nothing. Removed are
 * facts that the record doesn't name, whether or not a run may remove them.
 */
export async function compareRecords(
  db: Database,
  given: readonly ProjectRecord[],
  remove: boolean,
): Promise<Map<string, FactMoves>> {
  const records = given.map(statesAll);
  const rulings = await loadRecordRulings(db, records);
  const ids = records.map(({ id }) => id);
  const states = await loadStates(db, ids);
  const histories = await loadObservations(db, [...states.keys()]);
  return new Map(
    records.map((record) => {
      const state = states.get(record.id);
      const whole = toDocument(record, { seq: 0, removes: remove, isWhole: true });
      const { document } = withoutRemoved(whole, state, rulings);
      const observations = histories.get(record.id) ?? [];
      const slots = new Set(observations.map(observationSlot));
      const { plan, removals } = planRecord(document, {
        ...{ kind: 'projects', stored: { state, observations } },
        now: new Date(0).toISOString(),
      });
      const { added, changed } = describePlan(plan, state);
      for (const row of plan.observations)
        (slots.has(observationSlot(row)) ? changed : added).push(
          `observation ${row.key} of ${row.observedAt.slice(0, 10)}`,
        );
      const removed = removals.flatMap(({ kind, items }) =>
        items.map((item) => `${kind}: ${item}`),
      );
      return [record.id, { added, changed, removed }];
    }),
  );
}
