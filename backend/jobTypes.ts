export interface JobRun<Data extends object = object> {
  data: Data;
  now: Date;
  /** Aborts when the process stops or the lease ends: stop at the next whole step and throw. */
  signal: AbortSignal;
  /** For the operator; call it as often as you like. */
  progress: (done: number, total: number) => void;
  /** Runs the job again later, replacing an earlier request. */
  again: (afterSeconds: number) => Promise<void>;
}

/**
 * Work that one process does until it succeeds or fails for good. Runs must be repeatable: a killed
 * one may have done all of it, or half.
 */
export interface JobDefinition<Data extends object = object> {
  /** Letters, digits, dots and dashes; shown to the operator. */
  name: string;
  run: (run: JobRun<Data>) => Promise<unknown>;
  /** A longer run counts as dead and begins again elsewhere. */
  leaseSeconds: number;
  /** After a failure; the pause begins at `pauseSeconds` and doubles, up to an hour. */
  retries: number;
  pauseSeconds: number;
  /**
   * While one with its key waits or runs, `drop` ignores a new job. `follow` queues one more, since
   * the run may have begun too early to see the change.
   */
  meanwhile: 'drop' | 'follow';
  /** Polling interval for delayed jobs; others start at once. Default: 30. */
  lookSeconds?: number;
}

/** Five-field cron, in UTC. A missed time is made up for, once. */
export interface ScheduleDefinition {
  job: string;
  cron: string;
}
