import { compare } from '../compare';
import type { Live } from './lifetimes';
import type { Evidence, Tier } from './types';

export type Sourced = Pick<Live<unknown>, 'evidence' | 'end' | 'sample'>;

/** What can no longer change: an event, a publication, a record of this site. */
export const fixed = ({ evidence, sample }: Omit<Sourced, 'end'>): Sourced => ({
  evidence,
  end: Infinity,
  ...(sample === undefined ? {} : { sample }),
});

/** The same for the same look at the same source. */
export const evidenceKey = (item: Evidence): string => {
  const { tier, statedAt, precision, readAt, how, url, title, locator, block } = item;
  return [tier, statedAt, readAt, url, title, locator, how, precision, block].join(' ');
};

const bestFirst = ([key, a]: [string, Evidence], [otherKey, b]: [string, Evidence]): number =>
  compare(a.tier, b.tier) ||
  compare(b.statedAt ?? '', a.statedAt ?? '') ||
  compare(b.readAt, a.readAt) ||
  compare(key, otherKey);

/** Unique evidence, best tier first, independent of input order. */
export function mergeEvidence(sources: Pick<Sourced, 'evidence'>[]): Evidence[] {
  const items = new Set<Evidence>();
  for (const { evidence } of sources) for (const item of evidence) items.add(item);
  if (items.size < 2) return [...items];
  const merged = new Map<string, Evidence>();
  for (const item of items) merged.set(evidenceKey(item), item);
  return [...merged].sort(bestFirst).map(([, item]) => item);
}

export const bestTier = (evidence: Evidence[]): Tier | null =>
  evidence.reduce<Tier | null>(
    (best, { tier }) => (best === null || tier < best ? tier : best),
    null,
  );

/** Null when a source carries no date. */
export function oldestDay(evidence: Evidence[]): string | null {
  const days = evidence.map(({ statedAt }) => statedAt);
  if (days.includes(null)) return null;
  return days.reduce(
    (oldest, day) => (oldest === null || (day ?? '') < oldest ? day : oldest),
    null,
  );
}

export const earliestEnd = (sources: Sourced[]): number =>
  sources.reduce((end, source) => Math.min(end, source.end), Infinity);
