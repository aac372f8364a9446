import { compare } from '../compare';
import { toMs } from '../time';
import type { Evidence, Tier } from './types';

export interface Sourced {
  evidence: Evidence[];
  sample?: boolean;
}

/** When a source was last checked, in ms; null without evidence. */
export function lookedAt(source: Sourced): number | null {
  let latest: number | null = null;
  for (const { observedAt } of source.evidence) {
    const at = toMs(observedAt);
    if (latest === null || at > latest) latest = at;
  }
  return latest;
}

/** The latest check, for lists that a new check confirms as a whole. */
export const newestLook = (sources: Sourced[]): number | null =>
  sources
    .map(lookedAt)
    .reduce<number | null>(
      (latest, at) => (at === null || (latest !== null && latest >= at) ? latest : at),
      null,
    );

/** The oldest check, for averages. Null when any source has no evidence. */
export function oldestLook(sources: Sourced[]): number | null {
  const looks = sources.map(lookedAt);
  if (looks.length === 0 || looks.includes(null)) return null;
  return Math.min(...looks.filter((at) => at !== null));
}

const byTierThenNewest = (a: Evidence, b: Evidence): number =>
  compare(a.tier, b.tier) ||
  compare(b.observedAt, a.observedAt) ||
  compare(a.title, b.title) ||
  compare(a.url ?? '', b.url ?? '');

const plain = ({ url, title, tier, observedAt }: Evidence): Evidence => ({
  url,
  title,
  tier,
  observedAt,
});

/** Unique evidence, best tier first, independent of input order. */
export function mergeEvidence(sources: Sourced[]): Evidence[] {
  const [only] = sources;
  if (only && sources.length === 1 && only.evidence.length === 1) return only.evidence.map(plain);
  const merged = new Map<string, Evidence>();
  for (const source of sources) {
    for (const item of source.evidence)
      merged.set(`${item.tier} ${item.observedAt} ${item.url ?? ''} ${item.title}`, plain(item));
  }
  return [...merged.values()].sort(byTierThenNewest);
}

export const bestTier = (evidence: Evidence[]): Tier | null =>
  evidence
    .map((item) => item.tier)
    .reduce<Tier | null>((best, tier) => (best === null || tier < best ? tier : best), null);
