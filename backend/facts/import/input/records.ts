import { Readable } from 'node:stream';
import { streamArray } from 'stream-json/streamers/stream-array.js';
import { ImportRefused, type Position } from '../types';
import { readText } from './decode';
import { LINE_LIMIT, readLines } from '../../../streams/readLines';
import { findProblem, whyBroken } from './findProblem';
import { JsonDocument } from './JsonDocument';
import { ElementScanner } from './ElementScanner';
import { again, readUntil } from './peek';
import type { RawText } from './rawText';

export type { RawText };

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
  const { value } = new JsonDocument(whole);
  yield { at: { index: 0 }, size: whole.length, value, raw: { text: whole, line: 1, column: 1 } };
}
