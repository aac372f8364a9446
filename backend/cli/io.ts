/** Calls an admin route by its path below /admin/. @throws OperatorError when it refuses */
export type CallBackend = <Result, Progress = never>(
  path: string,
  call?: BackendCall<Progress>,
) => Promise<Result>;

export interface BackendCall<Progress> {
  /** Sent as text, without null and undefined. */
  query?: object;
  body?: AsyncIterable<Uint8Array | string>;
  onProgress?: (progress: Progress) => void;
}

export interface CommandIo {
  /** All that commands read of the configuration. */
  config: { siteSecret: string | undefined; flagFile: { path: string } };
  stdin: NodeJS.ReadableStream & { isTTY?: boolean };
  stdout: NodeJS.WritableStream;
  stderr: NodeJS.WritableStream & { isTTY?: boolean };
  now: () => Date;
  /** Aborted by Ctrl-C. */
  signal: AbortSignal;
  /** The store is in use until `work` ends. */
  withBackend: <T>(work: (call: CallBackend) => Promise<T>) => Promise<T>;
}

/** @returns the exit code */
export type Command = (args: string[], io: CommandIo) => Promise<number>;

export const EXIT = {
  done: 0,
  failed: 1,
  usage: 2,
  someRefused: 3,
  removalsLeft: 4,
  stopped: 130,
} as const;
