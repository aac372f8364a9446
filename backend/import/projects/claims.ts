/** What a record says, alone or with what is recorded, for `findContradiction`. */
import type { Composed } from '../compose/document';
import type { Claims } from './contradictions';
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

/** With what is recorded. */
export const composedClaims = ({ head, tokens, contracts, observations }: Composed): Claims => ({
  ...{ category: head.category, profile: head.profile, chains: head.chains },
  ...{ tokens, contracts, observations },
  nameContract: (at) => `contract ${contracts[at]?.id}`,
});
