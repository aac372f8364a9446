/** What a record says, alone or with what is recorded, for `findContradiction`. */
import type { Composed } from '../compose/document';
import { distinct } from '../store/head';
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

/** With what is recorded. A file that names no chains is on all that its tokens are on. */
export function composedClaims({ chains }: ProjectRecord, after: Composed): Claims {
  const { head, tokens, contracts, observations } = after;
  const all = [...head.chains, ...tokens.map(({ chain }) => chain)];
  return {
    ...{ category: head.category, profile: head.profile, tokens, contracts, observations },
    chains: chains ? head.chains : distinct(all),
    nameContract: (at) => `contract ${contracts[at]?.id}`,
  };
}
