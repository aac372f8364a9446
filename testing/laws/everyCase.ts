import { DAY_MS } from '../../backend/rating/time';
import type { Facts } from '../../backend/rating';
import { whatGotBetter, whatImprovedByWaiting, type Rate } from './breaches';
import type { Change } from './change';
import { knowLess } from './knowLess';
import { tellLess } from './tellLess';
import { worse } from './worse';

export interface Cases {
  /** Of the four laws. */
  counts: [number, number, number, number];
  breaches: string[];
}

const YEAR = 365;

/**
 * The four laws on one record: every fact, every entry of every list, every day of a year from `at`.
 * `every` takes each n-th case only.
 */
export function everyCase(facts: Facts, at: string, rate: Rate, every = 1): Cases {
  const rateAt = (given: Facts) => rate(given, at);
  const breaches: string[] = [];
  const check = (changes: Change[], mayBecomeRated: boolean): number => {
    const taken = changes.filter((_, index) => index % every === 0);
    breaches.push(...whatGotBetter(facts, taken, rateAt, mayBecomeRated));
    return taken.length;
  };
  const counts: Cases['counts'] = [
    check(knowLess(facts), false),
    check(tellLess(facts), false),
    0,
    check(worse(facts), true),
  ];
  let before = rateAt(facts);
  for (let day = every; day <= YEAR; day += every) {
    const later = new Date(Date.parse(at) + day * DAY_MS).toISOString();
    const after = rate({ ...facts, dangers: before.dangers }, later);
    breaches.push(...whatImprovedByWaiting(before, after));
    before = after;
    counts[2] += 1;
  }
  return { counts, breaches };
}
