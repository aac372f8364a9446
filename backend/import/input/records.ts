import { Readable } from 'node:stream';
import { streamArray } from 'stream-json/streamers/stream-array.js';
import { ImportRefused, type Position } from '../types';
import { readText } from './decode';
import { LINE_LIMIT, readLines } from '../../streams/readLines';
import { ElementScanner } from './ElementScanner';
import { again, readUntil } from './peek';

/** The text of an item; `line` is where it begins, from 1, and `column` too. */
export interface RawText {
  text: string;
  line: number;
  column: number;
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
    throw new ImportRefused(
      `The input is not valid JSON beyond element ${index}: ${(error as Error).message}`,
    );
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
      yield { ...parseLine(at, line.text), raw: { text: line.text, line: line.line, column: 1 } };
  }
}

function parseLine(at: Position, text: string): Item {
  try {
    return { at, size: text.length, value: JSON.parse(text) as unknown };
  } catch (error) {
    return { at, error: `not JSON: ${(error as Error).message}` };
  }
}

const isWhole = (line: string): boolean => 'value' in parseLine({}, line);

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
  const item = parseLine({ index: 0 }, whole);
  if ('error' in item) throw new ImportRefused(`The input is ${item.error}`);
  yield { ...item, raw: { text: whole, line: 1, column: 1 } };
}
