import type { Database } from '../../../db/store';
import { LISTS, type Plan, type Stored } from '../differ/diff';
import { loadStored } from '../statements/statements';
import { observationSlot } from '../store/load';
import { sameFacts } from '../store/rows';
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
  ...(['name', 'category', 'profile', 'description', 'status', 'statusSince'] as const),
  ...(['launchedOn', 'logo', 'links', 'chains', 'sample'] as const),
];

const WORDS: { [List in (typeof LISTS)[number]]: (row: Plan[List][number]) => string } = {
  tokens: ({ symbol, id }) => `token ${symbol} ${id}`,
  contracts: (row) => `contract ${CONTRACTS.label(row)}`,
  issuedTokens: (row) => `issued token ${ISSUED_TOKENS.label(row)}`,
  audits: (row) => `audit ${AUDITS.label(row)}`,
  incidents: (row) => `incident ${INCIDENTS.label(row)}`,
};

function describePlan(plan: Plan, { state, observations }: Stored) {
  const sorted = { added: [] as string[], changed: [] as string[] };
  const note = (isKnown: boolean, what: string) =>
    (isKnown ? sorted.changed : sorted.added).push(what);
  const head = plan.projects[0];
  if (head && state)
    sorted.changed.push(...HEAD.filter((key) => !sameFacts(head[key], state.project[key])));
  sorted.added.push(...plan.aliases.map(({ alias }) => `former id ${alias}`));
  for (const list of LISTS) {
    const known = new Set(state?.[list].map(({ id }) => id));
    for (const row of plan[list]) note(known.has(row.id), WORDS[list](row as never));
  }
  plan.bounties.forEach(() => note(Boolean(state?.bounty), 'bounty'));
  const slots = new Set(observations.map(observationSlot));
  for (const row of plan.observations)
    note(
      slots.has(observationSlot(row)),
      `observation ${row.key} of ${row.observedAt.slice(0, 10)}`,
    );
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
  const all = await loadStored(
    db,
    records.map(({ id }) => id),
  );
  return new Map(
    records.map((record) => {
      const stored = all.get(record.id) ?? { state: undefined, observations: [] };
      const whole = toDocument(record, { seq: 0, removes: remove, isWhole: true });
      const { document } = withoutRemoved(whole, stored.state, rulings);
      const now = new Date(0).toISOString();
      const { plan, removals } = planRecord(document, { kind: 'projects', stored, now });
      const removed = removals.flatMap(({ kind, items }) =>
        items.map((item) => `${kind}: ${item}`),
      );
      return [record.id, { ...describePlan(plan, stored), removed }];
    }),
  );
}
