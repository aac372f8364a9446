import { ImportRefused } from '../types';
import { pieces } from '../testing/importText';
import { decode, readRecords, type Item } from './records';
import { readLines, type Line } from '../../../streams/readLines';

async function read(text: string, size = 7): Promise<Item[]> {
  const items: Item[] = [];
  for await (const item of readRecords(decode(pieces(text, size)))) items.push(item);
  return items;
}
const values = (items: Item[]) => items.map((item) => ('value' in item ? item.value : item.error));
const places = (items: Item[]) => items.map((item) => item.at);

describe('readRecords', () => {
  it('reads an array, with the index of each element', async () => {
    const items = await read('[{"a":1},\n {"b":[1,{"c":"é🦄"}]}, 3]');
    expect(values(items)).toEqual([{ a: 1 }, { b: [1, { c: 'é🦄' }] }, 3]);
    expect(places(items)).toEqual([{ index: 0 }, { index: 1 }, { index: 2 }]);
  });

  it('reads one object, on one line or many', async () => {
    expect(values(await read('{"a":1}'))).toEqual([{ a: 1 }]);
    expect(values(await read('{\n  "a": {\n "b": 1 }\n}\n'))).toEqual([{ a: { b: 1 } }]);
  });

  it('reads an object per line, with line numbers, blank lines, Windows ends and a byte order mark', async () => {
    const items = await read('\ufeff\n{"a":1}\r\n\n{"b":2}\n');
    expect(values(items)).toEqual([{ a: 1 }, { b: 2 }]);
    expect(places(items)).toEqual([{ line: 2 }, { line: 4 }]);
  });

  it('goes on after a line that is not JSON', async () => {
    const items = await read('{"a":1}\n{"b":\n{"c":3}\n');
    expect(values(items)).toEqual([
      { a: 1 },
      'the line is not valid JSON: it ends where a value should be',
      { c: 3 },
    ]);
    expect(places(items)[1]).toEqual({ line: 2 });
  });

  it.each([
    ['nothing', ''],
    ['white space', ' \n '],
    ['a table', 'a,b\n1,2'],
    ['a broken object', '{\n"a":'],
  ])('refuses %s', async (_, text) => {
    await expect(read(text)).rejects.toThrow(ImportRefused);
  });

  it.each([
    ['cut off', '[{"a":1},{"b"'],
    ['with rubbish behind', '[{"a":1}] x'],
  ])('refuses an array that is %s', async (_, text) => {
    await expect(read(text)).rejects.toThrow(/not valid JSON beyond element \d/);
  });
});

describe('readLines', () => {
  it('keeps a line over the limit out of memory and reads on', async () => {
    const lines: Line[] = [];
    for await (const line of readLines(decode(pieces(`ab\n${'x'.repeat(50)}\ncd`, 3)), 10))
      lines.push(line);
    expect(lines).toEqual([
      { line: 1, text: 'ab' },
      { line: 2, text: '', tooLong: true },
      { line: 3, text: 'cd' },
    ]);
  });
});
