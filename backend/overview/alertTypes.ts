import type { ProjectStatus } from '../../contracts/vocabulary';

/** The project that an alert is about. */
export interface AlertProject {
  id: string;
  name: string;
  logo: string | null;
  ticker: string | null;
}

interface Base {
  project: AlertProject;
  /** Day or instant, ISO 8601. */ at: string;
}
interface Mark {
  score: number | null;
  letter: string | null;
  status: ProjectStatus;
}

/** Two snapshots in a row that differ by a letter or by a whole point. */
export interface RatingChange extends Base {
  kind: 'rating-change';
  before: Mark;
  after: Mark;
}
export interface IncidentAlert extends Base {
  kind: 'incident';
  title: string;
  lossUsd: number | null;
}
/** Signals of a current rating that are unknown because their last check is too old; `at` is when the first of them ran out. */
export interface ExpiredSignals extends Base {
  kind: 'expired-signal';
  names: string[];
  /** The oldest of their last checks. */
  seen: string;
}

export type Alert = RatingChange | IncidentAlert | ExpiredSignals;
