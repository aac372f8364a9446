/** How long what a source says counts: from its own day, never from the day it was typed. */
import { DAY_MS, toMs } from '../time';
import type { Endurance, Lifetimes } from './methodTypes';
import type { Evidence, Known, Whole } from './types';

/** A fact that counts now. `end` in ms, Infinity for what never ends. */
export interface Live<T> {
  value: T;
  evidence: Evidence[];
  end: number;
  sample?: boolean;
}

/** A source that counted and has run out. */
export interface Lapse {
  /** ISO 8601 of what it counted from. */
  since: string;
  end: number;
}

export interface Clock {
  now: number;
  lifetimes: Lifetimes;
  /** When the last rating was made, whatever was read later: what counted then, counted. */
  lastRated?: number;
  /** As if every fact that has run out since it was read had been confirmed: what was lost to age. */
  refreshed: boolean;
  /** What each look met. */
  lapses: Lapse[];
}

const after = (iso: string | null, days: number): number =>
  iso === null ? -Infinity : toMs(iso) + days * DAY_MS;

export const readByUs = ({ tier, how }: Evidence): boolean => tier === 'P0' && how === 'machine';

/** A source can't speak of a day after it was read: a slip of the pen must not make it last longer. */
const statedBy = ({ statedAt, readAt }: Evidence): string | null =>
  statedAt !== null && statedAt > readAt ? readAt : statedAt;

type Dated = Exclude<Endurance, 'fixed'>;

function lifetimeOf(evidence: Evidence, endurance: Dated): keyof Lifetimes {
  if (endurance === 'document' || endurance === 'review') return endurance;
  if (readByUs(evidence)) return `${endurance}Read`;
  const { how, tier } = evidence;
  return endurance !== 'server' && (how === 'machine' || tier === 'P0') ? 'namedBlock' : 'document';
}

/** From our own look, or from the source's day. */
const startOf = (evidence: Evidence, endurance: Dated): string | null =>
  lifetimeOf(evidence, endurance).endsWith('Read') ? evidence.readAt : statedBy(evidence);

/** -Infinity for a dated kind without a date: such a source never counts. */
export const endOf = (evidence: Evidence, endurance: Endurance, lifetimes: Lifetimes): number =>
  endurance === 'fixed'
    ? Infinity
    : after(startOf(evidence, endurance), lifetimes[lifetimeOf(evidence, endurance)]);

function counts(evidence: Evidence, endurance: Endurance, end: number, clock: Clock): boolean {
  const { now, refreshed, lapses, lastRated = Infinity } = clock;
  if (end >= now) return true;
  const since = endurance === 'fixed' ? null : startOf(evidence, endurance);
  if (since === null || end < Math.min(toMs(evidence.readAt), lastRated)) return false;
  lapses.push({ since, end });
  return refreshed;
}

/**
 * The fact if one of its sources still counts, with those sources only. A source that had run out
 * when it was read never counted, unless a rating rested on it.
 */
export function look<T>(fact: Known<T>, endurance: Endurance, clock: Clock): Live<T> | null {
  if (fact === null) return null;
  const evidence: Evidence[] = [];
  let end = -Infinity;
  for (const item of fact.evidence) {
    const itsEnd = endOf(item, endurance, clock.lifetimes);
    if (!counts(item, endurance, itsEnd, clock)) continue;
    evidence.push(item);
    end = Math.max(end, itsEnd);
  }
  if (evidence.length === 0) return null;
  const live: Live<T> = { value: fact.value, evidence, end };
  if (fact.sample !== undefined) live.sample = fact.sample;
  return live;
}

/** A search through lists counts from the day up to which the lists went, whatever the source's day. */
export function lookThrough<T extends { through: string }>(
  fact: Known<T>,
  clock: Clock,
): Live<T> | null {
  if (fact === null) return null;
  const { through } = fact.value;
  const evidence = fact.evidence.map((item) => ({ ...item, statedAt: through }));
  const live = look({ ...fact, evidence }, 'review', clock);
  return live && { ...live, evidence: fact.evidence };
}

/** How many of the days are not later. */
export const countUpTo = (through: string, days: string[]): number =>
  days.filter((day) => day <= through).length;

/** Whether as many entries are recorded as the search found. */
export const isWhole = ({ through, count }: Whole, days: string[]): boolean =>
  countUpTo(through, days) === count;
