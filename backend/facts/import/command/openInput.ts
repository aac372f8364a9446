import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { openUrl } from '../input/openUrl';
import { ImportRefused } from '../types';
import type { ImportCommand } from './importOptions';
import type { CommandIo } from '../../../cli/io';

export interface OpenedInput {
  bytes: AsyncIterable<Uint8Array | string>;
  totalBytes: number | undefined;
  name: string;
}

/** Milliseconds without a byte before we give up. */
const STALL_MS = 60_000;

/** Opens standard input, an http(s) address or a file. @throws ImportRefused */
export async function openInput(
  { input, maxBytes, allowPrivate }: ImportCommand,
  io: CommandIo,
): Promise<OpenedInput> {
  if (input === '-') return { bytes: io.stdin, totalBytes: undefined, name: 'standard input' };
  if (/^https?:\/\//i.test(input)) {
    return {
      ...(await openUrl(input, { maxBytes, allowPrivate, stallMs: STALL_MS, signal: io.signal })),
      name: input,
    };
  }
  try {
    const found = await stat(input);
    if (found.isDirectory()) throw new ImportRefused(`${input} is a directory.`);
    return {
      bytes: createReadStream(input),
      totalBytes: found.isFile() ? found.size : undefined,
      name: input,
    };
  } catch (error) {
    if (error instanceof ImportRefused) throw error;
    throw new ImportRefused(
      `${input} cannot be read (${(error as NodeJS.ErrnoException).code ?? (error as Error).message}).`,
    );
  }
}
