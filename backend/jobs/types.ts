export interface SendOptions {
  /** Jobs with the same name and key are the same job. */
  key?: string;
  afterSeconds?: number;
}

export interface FailedJob {
  id: string;
  job: string;
  failedAt: string;
  tries: number;
  reason: string;
  key?: string;
  data: object;
}

export interface JobStatus {
  job: string;
  cron: string | null;
  waiting: number;
  running: number;
  /** Of the current run, if it reports any. */
  progress: { done: number; total: number } | null;
  lastDoneAt: string | null;
}
