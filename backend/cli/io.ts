import type { MergeProjects } from '../db/tables';
import type { StoreLocation } from './withStore';

/** What a command uses of its process; tests give their own. `Config` is the part of the configuration that it reads. */
export interface CommandIo<Config extends StoreLocation = StoreLocation> {
  config: Config;
  stdin: AsyncIterable<Uint8Array | string>;
  stdout: NodeJS.WritableStream;
  stderr: NodeJS.WritableStream & { isTTY?: boolean };
  now: () => Date;
  /** Given when the operator presses Ctrl-C. */
  signal: AbortSignal;
  /** Moves every row of one project to another. */
  mergeProjects: MergeProjects;
}

/** One command of the operator's. @returns the exit code */
export type Command<Config extends StoreLocation = StoreLocation> = (
  args: string[],
  io: CommandIo<Config>,
) => Promise<number>;

/** Exit codes of the commands. */
export const EXIT = { done: 0, failed: 1, usage: 2, someRefused: 3, stopped: 130 } as const;
