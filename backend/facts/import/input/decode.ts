import { StringDecoder } from 'node:string_decoder';
import { ImportRefused, ImportStopped } from '../types';

export interface DecodeOptions {
  onBytes?: (bytes: number) => void;
  signal?: AbortSignal;
}

/** From UTF-8, without a byte order mark. @throws ImportStopped when the signal aborts */
export async function* decode(
  input: AsyncIterable<Uint8Array | string>,
  options: DecodeOptions = {},
): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let first = true;
  const clean = (text: string): string => {
    if (!first || text === '') return text;
    first = false;
    return text.startsWith('\ufeff') ? text.slice(1) : text;
  };
  for await (const chunk of input) {
    if (options.signal?.aborted) throw new ImportStopped('Stopped.');
    options.onBytes?.(typeof chunk === 'string' ? Buffer.byteLength(chunk) : chunk.length);
    const text = clean(typeof chunk === 'string' ? chunk : decoder.write(chunk));
    if (text) yield text;
  }
  const rest = clean(decoder.end());
  if (rest) yield rest;
}

export const DOCUMENT_LIMIT = 200 * 1024 * 1024;

/** @throws ImportRefused when it is too long or empty */
export async function readText(
  text: AsyncIterable<string>,
  limit: number = DOCUMENT_LIMIT,
): Promise<string> {
  const parts: string[] = [];
  let length = 0;
  for await (const part of text) {
    length += part.length;
    if (length > limit)
      throw new ImportRefused(
        `The input is longer than ${limit} characters, more than this kind reads at once.`,
      );
    parts.push(part);
  }
  const whole = parts.join('');
  if (whole.trim() === '') throw new ImportRefused('The input is empty.');
  return whole;
}
