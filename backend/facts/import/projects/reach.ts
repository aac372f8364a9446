/**
 * The source of a limit, and of a power that another look left standing, is inside the value of an
 * observation: as a key in a file, as evidence in the store.
 */
import type { SourceFacts } from '../store/rows';
import type { ProjectRecord } from './record';

interface Limited<Source> {
  powers?: readonly { source?: Source; reach?: { extent: string; source: Source } }[];
}

/** Each with its path. */
export const listReaches = ({ observations = [] }: ProjectRecord) =>
  observations.flatMap(({ value }, index) =>
    ((value as Limited<string>).powers ?? []).flatMap(({ reach }, at) =>
      reach ? { ...reach, path: `observations[${index}].value.powers[${at}].reach.source` } : [],
    ),
  );

/** The same value with other sources. A limit whose source is not known goes. */
export function withSources<From, To>(value: unknown, change: (source: From) => To | null) {
  const { powers } = value as Limited<From>;
  if (!powers?.some(({ reach, source }) => reach ?? source)) return value;
  const changed = powers.map(({ reach, source, ...power }) => {
    const [own, limits] = [source, reach?.source].map((one) => (one ? change(one) : null));
    return {
      ...power,
      ...(own && { source: own }),
      ...(limits && { reach: { ...reach, source: limits } }),
    };
  });
  return { ...(value as object), powers: changed };
}

/** As ratings and pages show it. */
export const toEvidence = (from: SourceFacts) => {
  const { checkedAt: readAt, statedOn: statedAt, statedPrecision: precision, ...source } = from;
  return { ...source, readAt, statedAt, precision };
};

/** The reverse of toEvidence. */
export const fromEvidence = (from: ReturnType<typeof toEvidence>): SourceFacts => {
  const { readAt: checkedAt, statedAt: statedOn, precision: statedPrecision, ...source } = from;
  return { ...source, checkedAt, statedOn, statedPrecision };
};
