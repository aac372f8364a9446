import fc from 'fast-check';
import { JsonProblem, locateJson } from './locateJson';

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};
const isTaken = (text: string): boolean => {
  try {
    locateJson(text);
    return true;
  } catch (error) {
    if (error instanceof JsonProblem) return false;
    throw error;
  }
};
const catchProblem = (text: string): JsonProblem => {
  try {
    locateJson(text);
  } catch (error) {
    return error as JsonProblem;
  }
  throw new Error('It was taken.');
};

describe('JSON with places', () => {
  it('accepts and refuses what JSON.parse does', () => {
    const broken = fc
      .tuple(
        fc.json({ maxDepth: 5 }),
        fc.nat(),
        fc.constantFrom(
          '',
          ',',
          '}',
          ']',
          '"',
          '\\',
          'x',
          '0',
          '-',
          '.',
          'e',
          ' ',
          '\n',
          '\u0001',
          'true',
          '/**/',
        ),
      )
      .map(([text, at, sign]) => {
        const cut = at % (text.length + 1);
        return text.slice(0, cut) + sign + text.slice(cut + (at % 2));
      });
    fc.assert(
      fc.property(fc.oneof(fc.json({ maxDepth: 5 }), broken, fc.string()), (text) => {
        expect(isTaken(text)).toBe(isJson(text));
      }),
      { numRuns: 500 },
    );
  });

  it('returns the values of JSON.parse', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(locateJson(text).value).toEqual(JSON.parse(text));
      }),
    );
  });

  it.each<[string, string, string]>([
    [
      'a comma too many in an object',
      '{\n  "a": 1,\n}',
      '3:1 is not valid JSON: there is "}" where a key in double quotes should be',
    ],
    [
      'a comma too many in a list',
      '[1,\n ]',
      '2:2 is not valid JSON: there is "]" where a value should be',
    ],
    [
      'a comma too few',
      '{\n  "a": 1\n  "b": 2 }',
      '3:3 is not valid JSON: there is "\\"" where a comma or } should be',
    ],
    ['a word', '{ "a": yes }', '1:8 is not valid JSON: there is "y" where a value should be'],
    ['a comment', '// flags\n{}', '1:1 is not valid JSON: there is "/" where a value should be'],
    [
      'single quotes',
      "{ 'a': 1 }",
      '1:3 is not valid JSON: there is "\'" where a key in double quotes should be',
    ],
    [
      'a text over two lines',
      '{ "a": "b\nc" }',
      '1:8 is not valid JSON: there is "\\"" where a text that ends in its line should be',
    ],
    ['no colon', '{ "a" 1 }', '1:7 is not valid JSON: there is "1" where a colon should be'],
    ['half a file', '{ "a": [1', '1:10 is not valid JSON: it ends where a comma or ] should be'],
    ['nothing', '', '1:1 is not valid JSON: it ends where a value should be'],
    [
      'something behind it',
      '{}\n{}',
      '2:1 is not valid JSON: there is "{" where the end should be',
    ],
    ['brackets without end', '['.repeat(5_000), '1:202 is nested too deeply'],
  ])('gives the line and column of %s', (_, text, words) => {
    const { message, place } = catchProblem(text);
    expect(`${place.line}:${place.column} ${message}`).toBe(words);
  });

  it('finds where the value of a path begins, or its nearest parent', () => {
    const { findPlace } = locateJson('{\n  "f": {\n    "a.b": [ 1,\n      { "v": true } ]\n  }\n}');
    expect(findPlace([])).toEqual({ line: 1, column: 1 });
    expect(findPlace(['f', 'a.b', 0])).toEqual({ line: 3, column: 14 });
    expect(findPlace(['f', 'a.b', 1, 'v'])).toEqual({ line: 4, column: 14 });
    expect(findPlace(['f', 'a.b', 1, 'missing', 'too'])).toEqual({ line: 4, column: 7 });
  });

  it('finds duplicate keys', () => {
    expect(locateJson('{ "a": 1,\n  "b": { "c": 1, "c": 2 }, "a": 3 }').repeated).toEqual([
      { path: ['b', 'c'], place: { line: 2, column: 18 } },
      { path: ['a'], place: { line: 2, column: 28 } },
    ]);
  });
});
