import type { CollectSummary } from './collect';

const NAMED = 3;

export interface Failures {
  source: string;
  outcome: string;
  reason: string;
  /** The first of those that failed alike, and how many more did. */
  targets: string;
}

/** Looks that failed alike, together. */
export function nameFailures(looks: CollectSummary['looks']): Failures[] {
  const failed = looks.filter(({ reason }) => reason !== undefined);
  const alike = Map.groupBy(failed, (one) => `${one.source} ${one.outcome} ${one.reason}`);
  return [...alike.values()].map((some) => {
    const { source, outcome, reason = '' } = some[0]!;
    const rest = some.length > NAMED ? [`and ${some.length - NAMED} more`] : [];
    const named = some.slice(0, NAMED).map(({ target }) => target);
    return { source, outcome, reason, targets: [...named, ...rest].join(', ') };
  });
}
