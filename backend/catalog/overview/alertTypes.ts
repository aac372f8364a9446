import type { ControlChange } from '../../../contracts/alerts/alerts';
import type { ProjectStatus } from '../../../contracts/vocabulary';

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

/** Two successive ratings that differ by a letter or a whole point. */
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
/** What happened on a chain. */
export interface ControlAlert extends Base {
  kind: 'control-changed';
  changes: ControlChange[];
}
export type Alert = RatingChange | IncidentAlert | ControlAlert;
