/** Every project file that a test imports is composed from documents, too: both must write the same. */
import canonicalize from 'canonicalize';
import { compose } from '../../backend/import/compose/compose';
import type { Composed, Document } from '../../backend/import/compose/document';
import { ofFile, ofRows } from '../../backend/import/compose/toDocument';
import { diff } from '../../backend/import/differ/diff';
import { pinItems } from '../../backend/import/pin/pinItems';
import type {
  PlanContext,
  PlannedRecord,
  planRecord,
} from '../../backend/import/projects/planRecord';
import { observationSlot, type ProjectState } from '../../backend/import/store/load';
import type { Plan } from '../../backend/import/store/plan';
import { sameFacts, type ObservationRow } from '../../backend/import/store/rows';

type Arguments = Parameters<typeof planRecord>;

/** Documents by project, as long as nothing else writes its rows. */
const told = new Map<string, Document[]>();

const byId = <Row extends { id: string }>(rows: readonly Row[]): Row[] =>
  [...rows].sort((a, b) => (a.id < b.id ? -1 : 1));
const ordered = <Rows extends object>(rows: Rows): Rows => ({
  ...rows,
  ...Object.fromEntries(
    Object.entries(rows).map(([key, value]) => [
      key,
      Array.isArray(value)
        ? typeof value[0] === 'string'
          ? value.toSorted()
          : byId(value)
        : value,
    ]),
  ),
});

const factsOf = ({ project, ...rows }: ProjectState) => {
  const { id: _id, createdAt: _created, updatedAt: _updated, ...head } = project;
  return ordered({ head, ...rows });
};
const recordFacts = ({ observations: _, ...rows }: Composed) => ordered(rows);

/** What is stored of the slots that matter: of a slot that only goes, no value is known. */
function historyOf({ observations, recorded = [] }: PlanContext): ObservationRow[] {
  const known = [...observations.values()];
  const slots = new Set(known.map(observationSlot));
  const others = recorded.filter((row) => !slots.has(observationSlot(row)));
  return [
    ...known,
    ...others.map(({ projectId, key, observedAt }) => ({
      ...{ projectId, key, observedAt, value: null, sample: false, source: null },
    })),
  ];
}

/** Without what the order of rows says, which no table keeps. */
const planFacts = (plan: Plan) => ({
  ...ordered({ ...plan, observations: [] }),
  ...{ fresh: [...plan.fresh], restated: [...plan.restated] },
  observations: plan.observations.map((row) => canonicalize(row)).sort(),
  aliases: plan.aliases.map(({ alias }) => alias).sort(),
  bounties: plan.bounties,
  dropped: {
    ...Object.fromEntries(
      Object.entries(plan.dropped).map(([key, rows]) => [key, [...rows].sort()]),
    ),
    observations: plan.dropped.observations.map(({ id }) => id).sort(),
  },
});

/** @param observations those that are recorded */
function planOf(
  documents: readonly Document[],
  [record, desired, context]: Arguments,
  observations: readonly ObservationRow[],
) {
  const { state, remove, recorded, now } = context;
  const leave = { seq: documents.length, remove, isWhole: recorded !== undefined };
  const document = pinItems(ofFile(record, desired, leave), compose(documents));
  const all = [...documents, document];
  const stored = { state, observations, ids: recorded ?? [] };
  return { all, facts: planFacts(diff(record.id, compose(all)!, stored, now)) };
}

/** @throws where documents would write something else */
export function composeToo(args: Arguments, { plan }: PlannedRecord): void {
  const [{ id }, desired, context] = args;
  const { state } = context;
  const history = historyOf(context);
  const house = state ? [ofRows(state, history, 0)] : [];
  const expected = planFacts(plan);
  const anew = planOf(house, args, history);
  expect(anew.facts).toEqual(expected);
  const known = told.get(id);
  const before = known && compose(known)!;
  const slots = new Map(before?.observations.map((row) => [observationSlot(row), row]));
  const hasAll = desired.observations
    .map(observationSlot)
    .every((slot) => sameFacts(slots.get(slot), context.observations.get(slot)));
  const stands = before && state && hasAll && sameFacts(recordFacts(before), factsOf(state));
  const chain = stands ? planOf(known, args, before.observations) : anew;
  expect(chain.facts).toEqual(expected);
  told.set(id, chain.all);
}
