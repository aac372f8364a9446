import { formatDay, lower } from '../format';
import { toMs } from '../time';
import { findLapsedGate } from './gates';
import type { Lapse } from './lifetimes';
import { judge, type RatingRun } from './signal';
import { toDay } from './today';
import type { Overdue, Rating } from './types';

type Aged = Pick<Rating, 'categories' | 'missing'>;

/** Of the signals that something ran out of, the one that leaves most unknown. */
function findLapsedSignal(run: RatingRun, { categories, missing }: Aged) {
  const ranOut = categories.flatMap(({ signals }) => signals.filter((signal) => signal.ranOut));
  const worst = missing.find(({ id }) => ranOut.some((signal) => signal.id === id));
  const rule = run.method.signals.find(({ id }) => id === worst?.id);
  const lapses: Lapse[] = [];
  if (rule) judge(rule, { ...run, clock: { ...run.clock, lapses } });
  return rule && { rule, lapses };
}

/** Which check of this site ran out, and so suspended a rating: a gate before a signal. */
export function findOverdue(run: RatingRun, aged: Aged): Overdue | null {
  const found = findLapsedGate(run) ?? findLapsedSignal(run, aged);
  const newest = found?.lapses.sort((a, b) => b.end - a.end)[0];
  if (!found || !newest) return null;
  const name = found.rule.words.check ?? lower(found.rule.name);
  return {
    name,
    checkedOn: newest.since.slice(0, 10),
    ranOutOn: toDay(newest.end),
    reason: `we last checked ${name} on ${formatDay(toMs(newest.since))}`,
  };
}
