import type { ForgetAccount, SweepFiles, MergeProjects } from '../db/tables';
import type { StoreLocation } from './withStore';

/** `Config` is the part of the configuration that the command needs. */
export interface CommandIo<Config extends StoreLocation = StoreLocation> {
  config: Config;
  stdin: AsyncIterable<Uint8Array | string>;
  stdout: NodeJS.WritableStream;
  stderr: NodeJS.WritableStream & { isTTY?: boolean };
  now: () => Date;
  /** Aborted by Ctrl-C. */
  signal: AbortSignal;
  mergeProjects: MergeProjects;
  forgetAccount: ForgetAccount;
  sweepFiles: SweepFiles;
}

/** @returns the exit code */
export type Command<Config extends StoreLocation = StoreLocation> = (
  args: string[],
  io: CommandIo<Config>,
) => Promise<number>;

export const EXIT = {
  done: 0,
  failed: 1,
  usage: 2,
  someRefused: 3,
  removalsLeft: 4,
  stopped: 130,
} as const;
