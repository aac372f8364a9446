/** Which check of this site ran out, and so suspended a rating. */
import { formatDay, lower } from '../format';
import { toMs } from '../time';
import { getWord } from '../words';
import { findLapsedGate } from './gates';
import type { Lapse } from './lifetimes';
import { judge, type RatingRun } from './signal';
import { toDay } from './today';
import type { Category, Overdue, Signal } from './types';

/** A category, and what it would be if nothing had run out. */
export interface Aged {
  category: Category;
  refreshed: Category;
}

/** The signal from which age took most of the score. */
function findMostAged(categories: Aged[]): Signal | undefined {
  const aged = categories.flatMap(({ category, refreshed }) =>
    category.signals.map((signal, at) => {
      const lost = (refreshed.signals[at]?.proven ?? 0) - signal.proven;
      return { signal, lost: lost * signal.weight * category.weight };
    }),
  );
  return aged.sort((a, b) => b.lost - a.lost).find(({ lost }) => lost > 0)?.signal;
}

function lapsedSignal(categories: Aged[], run: RatingRun) {
  const signal = findMostAged(categories);
  const rule = run.method.signals.find(({ id }) => id === signal?.id);
  if (!rule) return undefined;
  const lapses: Lapse[] = [];
  judge(rule, { ...run, clock: { ...run.clock, lapses } });
  return { id: rule.id, name: lower(rule.name), lapses };
}

function lapsedGate(run: RatingRun) {
  const gate = findLapsedGate(run);
  return gate && { id: gate.rule.id, name: getWord(gate.rule, 'check'), lapses: gate.lapses };
}

/** A gate first, then the signal that lost most. */
export function findOverdue(run: RatingRun, categories: Aged[]): Overdue | null {
  const found = lapsedGate(run) ?? lapsedSignal(categories, run);
  const [newest] = [...(found?.lapses ?? [])].sort((a, b) => b.end - a.end);
  if (!found || !newest) return null;
  const { id, name } = found;
  const day = formatDay(toMs(newest.since));
  return {
    id,
    name,
    checkedOn: newest.since.slice(0, 10),
    ranOutOn: toDay(newest.end),
    reason: `we last checked ${name} on ${day}`,
  };
}
