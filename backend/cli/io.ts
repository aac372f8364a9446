import type { BackendConfig } from '../config';

/** What a command uses of its process; tests give their own. */
export interface CommandIo {
  config: BackendConfig;
  stdin: AsyncIterable<Uint8Array | string>;
  stdout: NodeJS.WritableStream;
  stderr: NodeJS.WritableStream & { isTTY?: boolean };
  now: () => Date;
  /** Given when the operator presses Ctrl-C. */
  signal: AbortSignal;
}

/** Exit codes of the commands. */
export const EXIT = { done: 0, failed: 1, usage: 2, someRefused: 3, stopped: 130 } as const;
