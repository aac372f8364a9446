/** From bytes to text, from text to records, from records to batches. */
import { Readable } from 'node:stream';
import { streamArray } from 'stream-json/streamers/stream-array.js';
import { StringDecoder } from 'node:string_decoder';
import { LINE_LIMIT, readLines } from '../../../streams/readLines';
import { ImportRefused, ImportStopped, type Position } from '../types';
import { findProblem, whyBroken } from './findProblem';
import { ElementScanner, type RawText } from './ElementScanner';

export async function* again(
  head: readonly string[],
  rest: AsyncIterator<string>,
): AsyncGenerator<string> {
  yield* head;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

export async function readUntil(
  source: AsyncIterator<string>,
  pattern: RegExp,
  limit: number,
): Promise<string[]> {
  const head: string[] = [];
  let length = 0;
  for (let next = await source.next(); !next.done; next = await source.next()) {
    head.push(next.value);
    length += next.value.length;
    if (pattern.test(next.value) || length > limit) break;
  }
  return head;
}

/** The first character that is not white space, and the whole text again. */
export async function peek(
  text: AsyncIterable<string>,
): Promise<{ first: string; text: AsyncIterable<string> }> {
  const source = text[Symbol.asyncIterator]();
  const head = await readUntil(source, /\S/, 1_000_000);
  return { first: head.join('').trimStart().slice(0, 1), text: again(head, source) };
}

/** From UTF-8, without a byte order mark. @throws ImportStopped when the signal aborts */
export async function* decode(
  input: AsyncIterable<Uint8Array | string>,
  options: { onBytes?: (bytes: number) => void; signal?: AbortSignal } = {},
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

const DOCUMENT_LIMIT = 200 * 1024 * 1024;

/** @throws ImportRefused when it is too long or empty */
export async function readText(text: AsyncIterable<string>): Promise<string> {
  const parts: string[] = [];
  let length = 0;
  for await (const part of text) {
    length += part.length;
    if (length > DOCUMENT_LIMIT)
      throw new ImportRefused(
        `The input is longer than ${DOCUMENT_LIMIT} characters, more than this kind reads at once.`,
      );
    parts.push(part);
  }
  const whole = parts.join('');
  if (whole.trim() === '') throw new ImportRefused('The input is empty.');
  return whole;
}

/** Beyond, a search for the place takes longer than it helps. */
const SEARCHED = 20 * 1024 * 1024;

/** @throws ImportRefused with the place where it stops being JSON */
export function parseWhole(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    const found = text.length <= SEARCHED ? findProblem({ text, line: 1, column: 1 }) : undefined;
    if (!found) throw new ImportRefused(`The input is not JSON: ${(error as Error).message}`);
    const { line, column, problem } = found;
    throw new ImportRefused(`The input ${problem} (line ${line}, column ${column}).`);
  }
}

export type Item = { at: Position; size?: number; raw?: RawText } & (
  { value: unknown } | { error: string }
);

async function* readArray(text: AsyncIterable<string>): AsyncGenerator<Item> {
  const parser = streamArray.withParserAsStream();
  const elements = new ElementScanner();
  const source = Readable.from(elements.watch(text));
  source.on('error', (error) => parser.destroy(error));
  let index = 0;
  try {
    for await (const { value } of source.pipe(parser) as AsyncIterable<{ value: unknown }>) {
      yield { at: { index }, value, raw: elements.take() };
      index += 1;
    }
  } catch (error) {
    if (error instanceof ImportRefused || (error as Error).name === 'ImportStopped') throw error;
    throw new ImportRefused(whyBroken(index, elements));
  } finally {
    source.destroy();
    parser.destroy();
  }
}

async function* readNdjson(text: AsyncIterable<string>): AsyncGenerator<Item> {
  for await (const line of readLines(text)) {
    const at = { line: line.line };
    if (line.tooLong) yield { at, error: `the line is longer than ${LINE_LIMIT} characters` };
    else if (line.text.trim() !== '')
      yield parseLine(at, { text: line.text, line: line.line, column: 1 });
  }
}

function parseLine(at: Position, raw: RawText): Item {
  try {
    return { at, size: raw.text.length, value: JSON.parse(raw.text) as unknown, raw };
  } catch {
    return { at, error: `the line ${findProblem(raw)?.problem ?? 'is not JSON'}`, raw };
  }
}

function isWhole(line: string): boolean {
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
}

/**
 * Reads an array or one object (`index` from 0), or NDJSON (`line` from 1). A bad line is an item
 * with an error; a broken array throws ImportRefused.
 */
export async function* readRecords(text: AsyncIterable<string>): AsyncGenerator<Item> {
  const source = text[Symbol.asyncIterator]();
  const head = await readUntil(source, /\S/, LINE_LIMIT);
  const begin = head.join('').trimStart();
  if (begin === '') throw new ImportRefused('The input is empty.');
  if (begin.startsWith('[')) return yield* readArray(again(head, source));
  if (!begin.startsWith('{'))
    throw new ImportRefused('The input is not JSON: it begins with neither [ nor {.');
  if (!begin.includes('\n')) head.push(...(await readUntil(source, /\n/, LINE_LIMIT)));
  const [firstLine = ''] = head.join('').trimStart().split('\n', 1);
  if (isWhole(firstLine) || firstLine.trimEnd().endsWith('}'))
    return yield* readNdjson(again(head, source));
  const whole = await readText(again(head, source));
  const raw = { text: whole, line: 1, column: 1 };
  yield { at: { index: 0 }, size: whole.length, value: parseWhole(whole), raw };
}

/** Large enough to be fast, small enough that readers of an embedded database hardly wait. */
export const BATCH = { count: 500, size: 4 * 1024 * 1024 };

/** At most `count` items and about `size` characters each; never empty. */
export async function* inBatches<T>(
  items: AsyncIterable<T> | Iterable<T>,
  measure: (item: T) => number,
): AsyncGenerator<T[]> {
  let batch: T[] = [];
  let size = 0;
  for await (const item of items) {
    batch.push(item);
    size += measure(item);
    if (batch.length >= BATCH.count || size >= BATCH.size) {
      yield batch;
      batch = [];
      size = 0;
    }
  }
  if (batch.length > 0) yield batch;
}
