import fc from 'fast-check';
import { editDistance, editsAllowed, keywordRemainders, wordRemainders } from './typos';

describe('edit distance', () => {
  it.each([
    ['uniswap', 'uniswap', 0],
    ['unswap', 'uniswap', 1],
    ['chanlink', 'chainlink', 1],
    ['compund', 'compound', 1],
    ['unsiwap', 'uniswap', 1],
    ['unswp', 'uniswap', 2],
    ['kitten', 'sitting', 3],
  ])('%s to %s is %i', (a, b, edits) => {
    expect(editDistance(a, b, 3)).toBe(edits);
  });

  it('says "too far" as soon as that is certain', () => {
    expect(editDistance('uniswap', 'chainlink', 2)).toBeGreaterThan(2);
  });
});

it('allows two edits from six letters on, and one below', () => {
  expect([
    editsAllowed('unswp', 'uniswap'),
    editsAllowed('aavve', 'aave'),
    editsAllowed('unis', 'unison'),
  ]).toEqual([2, 1, 1]);
});

it('finds nothing near a keyword of three letters', () => {
  expect(keywordRemainders('uni')).toEqual([]);
});

describe('words within reach share a remainder', () => {
  const letter = fc.constantFrom(...'abcdefg');
  const word = fc.array(letter, { minLength: 4, maxLength: 14 });
  const edit = fc.record({
    kind: fc.constantFrom('add', 'drop', 'replace', 'swap'),
    at: fc.nat(20),
    letter,
  });

  it('for every word and every one or two edits', () => {
    fc.assert(
      fc.property(word, fc.array(edit, { minLength: 1, maxLength: 2 }), (letters, edits) => {
        const typed = [...letters];
        for (const { kind, at, letter: other } of edits) {
          const i = at % typed.length;
          if (kind === 'add') typed.splice(i, 0, other);
          if (kind === 'drop') typed.splice(i, 1);
          if (kind === 'replace') typed[i] = other;
          if (kind === 'swap' && i > 0) [typed[i - 1], typed[i]] = [typed[i]!, typed[i - 1]!];
        }
        const [keyword, target] = [typed.join(''), letters.join('')];
        fc.pre(keyword.length >= 4);
        fc.pre(editDistance(keyword, target, 2) <= editsAllowed(keyword, target));
        const kept = new Set(wordRemainders(target));
        expect(keywordRemainders(keyword).some((remainder) => kept.has(remainder))).toBe(true);
      }),
      { numRuns: 2_000, seed: 7 },
    );
  });
});
