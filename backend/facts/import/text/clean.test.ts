import { cleanText, findForbidden, nameKey } from './clean';

describe('cleanText', () => {
  it.each([
    ['a null byte', 'Uni\u0000swap', 'Uni swap'],
    ['line ends and tabs', 'Uni\r\nswap\tV3', 'Uni swap V3'],
    ['a right-to-left override', 'Uni\u202epaws', 'Unipaws'],
    ['zero-width characters', 'U\u200bS\u2060D\ufeffC', 'USDC'],
    ['half a surrogate pair', 'A\ud83dB', 'AB'],
    ['decomposed accents', 'Cafe\u0301', 'Caf\u00e9'],
    ['space around', '  Aave  V3 ', 'Aave V3'],
  ])('takes %s out', (_, text, clean) => expect(cleanText(text)).toBe(clean));

  it.each(['日本円', 'Κέρμα', '🦄 Uniswap 👩‍🚀', 'عملة'])('leaves %s as it is', (name) =>
    expect(cleanText(name)).toBe(name),
  );
});

describe('findForbidden', () => {
  it('names the place of the first bad string', () => {
    expect(findForbidden({ a: [{ b: 'fine' }, { b: 'bad\u0000' }] })).toBe('a[1].b');
    expect(findForbidden({ a: { b: '\u202e' } })).toBe('a.b');
    expect(findForbidden({ a: 'x\ud800' })).toBe('a');
    expect(findForbidden({ 'k\u0007': 1 })).toBe('a key');
  });

  it('lets line breaks, emoji and numbers pass', () => {
    expect(findForbidden({ a: 'two\nlines', b: '👩‍🚀', c: 3, d: null, e: [true] })).toBeUndefined();
  });
});

describe('nameKey', () => {
  it('is the same for names that differ in case, width and punctuation', () => {
    expect(nameKey('Ｕniswap-V3 ')).toBe(nameKey('uniswap v3'));
    expect(nameKey('Lighter')).not.toBe(nameKey('Litentry'));
  });
});
