/** What a record says, alone or with what is recorded, for `findContradiction`. */
import type { ProjectState } from '../store/load';
import type { Plan } from '../store/plan';
import type { ObservationRow } from '../store/rows';
import type { Claims } from './contradictions';
import type { Desired } from './desired';
import type { ProjectRecord } from './record';

export function recordClaims(record: ProjectRecord): Claims {
  const sources = record.sources ?? {};
  return {
    category: record.category,
    profile: record.profile,
    chains: record.chains ?? [],
    tokens: record.tokens ?? [],
    contracts: record.contracts ?? [],
    nameContract: (at) => `contracts[${at}]`,
    observations: (record.observations ?? []).map(({ key, value, source, observedOn }) => ({
      ...{ key: key as string, value: value as unknown, source: sources[source] },
      observedAt: observedOn ?? sources[source]?.checkedOn ?? '',
    })),
  };
}

/** `plan`: of this record alone. */
export function mergedClaims(
  { category }: ProjectRecord,
  desired: Desired,
  plan: Plan,
  state: ProjectState,
  observations: readonly ObservationRow[],
): Claims {
  const gone = new Set([...plan.dropped.contracts, ...plan.contracts.map(({ id }) => id)]);
  const retracted = new Set(plan.dropped.observations.map((row) => `${row.key} ${row.observedAt}`));
  const contracts = [...state.contracts.filter(({ id }) => !gone.has(id)), ...plan.contracts];
  return {
    category,
    profile: (plan.projects[0] ?? state.project).profile,
    chains: (plan.projects[0] ?? state.project).chains,
    tokens: [...state.tokens, ...desired.tokens],
    contracts,
    nameContract: (at) => `contract ${contracts[at]?.id}`,
    observations: [
      ...observations.filter((row) => !retracted.has(`${row.key} ${row.observedAt}`)),
      ...desired.observations,
    ],
  };
}
