/** What a job is given for one run. */
export interface JobRun<Data extends object = object> {
  data: Data;
  /** The time when the run began, by the clock of the process. */
  now: Date;
  /** Aborts when the process stops or the run has taken longer than it may: leave off at the next whole step and throw. */
  signal: AbortSignal;
  /** How far it is, for the operator; call it as often as you like. */
  progress: (done: number, total: number) => void;
  /** Runs the job again after so many seconds, in place of what an earlier run has said. */
  again: (afterSeconds: number) => Promise<void>;
}

/**
 * Work that is done once, by one process, until it succeeds or has failed too often. It may be done twice when a process is killed:
 * a run must be able to follow another that did everything, or half of it.
 */
export interface JobDefinition<Data extends object = object> {
  /** Letters, digits, dots and dashes; what the operator sees. */
  name: string;
  run: (run: JobRun<Data>) => Promise<unknown>;
  /** A run that takes longer is taken for dead, and begins again elsewhere. */
  leaseSeconds: number;
  /** How often it is tried again after a failure; the pause begins at `pauseSeconds` and doubles, up to an hour. */
  retries: number;
  pauseSeconds: number;
  /**
   * What becomes of a job that is sent while one with its key waits or runs. `drop`: nothing, one is enough. `follow`: one more
   * waits for the end of the run, because the run may have begun too early to see what the new one is about.
   */
  meanwhile: 'drop' | 'follow';
  /** How often the process looks for jobs that have become due by waiting; others are seen at once. 30 without it. */
  lookSeconds?: number;
}

/** When a job is sent by itself: a cron expression of five fields, in UTC. One that was missed is made up for, once. */
export interface ScheduleDefinition {
  job: string;
  cron: string;
}

export interface SendOptions {
  /** Jobs of one name and key are the same job. */
  key?: string;
  /** Not before so many seconds have passed. */
  afterSeconds?: number;
}

/** A job that failed for good. */
export interface FailedJob {
  id: string;
  job: string;
  failedAt: string;
  /** How often it was tried. */
  tries: number;
  reason: string;
  key?: string;
  data: object;
}

/** What is to be said of one kind of job. */
export interface JobStatus {
  job: string;
  cron: string | null;
  waiting: number;
  running: number;
  /** Of the run under way, where it says so. */
  progress: { done: number; total: number } | null;
  lastDoneAt: string | null;
}
