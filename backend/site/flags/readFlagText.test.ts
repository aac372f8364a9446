import type { FlagConfig, FlagSetting } from '../../../contracts/flagConfig';
import { BUILT_IN_TEXT } from './builtInFlags';
import { readFlagText } from './readFlagText';

const setting = (change: object = {}): FlagSetting => ({
  v: false,
  t: 0,
  i: 'x',
  r: [],
  p: [],
  ...change,
});
const rule = (change: object = {}) => ({
  o: 0,
  a: 'Email',
  t: 0,
  c: 'a@example.com',
  v: true,
  i: 'y',
  ...change,
});
const makeConfig = (change: object): FlagConfig => ({
  p: { u: 'https://cdn-global.configcat.com', r: 0 },
  f: { portfolio: setting(change) },
});

function listComplaints(config: unknown): string[] {
  const read = readFlagText(typeof config === 'string' ? config : JSON.stringify(config, null, 1));
  return 'complaints' in read
    ? read.complaints.map(
        ({ line, column, where, message }) => `${line}:${column} ${where} ${message}`,
      )
    : [];
}

describe('a valid flag file', () => {
  it.each<[string, unknown]>([
    ['is the one that a new installation has', BUILT_IN_TEXT],
    ['has no preferences', { f: {} }],
    ['has null for what it has not', { p: null, f: { a: { v: true, i: null, r: null, p: null } } }],
    ['only leads elsewhere', { p: { u: 'https://cdn-eu.configcat.com', r: 1 } }],
    [
      'has properties that nobody knows yet',
      {
        p: { u: 'x', r: 0, s: 'salt' },
        f: { a: { ...setting(), b: 1, r: [rule({ z: null })] } },
        s: [],
      },
    ],
    [
      'has each type',
      {
        f: {
          a: setting({ t: 1, v: '' }),
          b: setting({ t: 2, v: -3 }),
          c: setting({ t: 3, v: 1.5 }),
          d: { v: 1.5 },
          e: { v: 'x' },
        },
      },
    ],
    ['has a whole number of type 3', { f: { a: setting({ t: 3, v: 1, r: [rule({ v: 0.5 })] }) } }],
    [
      'has parts of a hundred',
      makeConfig({
        p: [
          { o: 0, v: true, p: 33, i: 'a' },
          { o: 1, v: false, p: 33 },
          { o: 2, v: true, p: 34 },
        ],
      }),
    ],
    [
      'has thirds',
      makeConfig({
        p: [
          { v: true, p: 33.3 },
          { v: false, p: 33.3 },
          { v: true, p: 33.4 },
        ],
      }),
    ],
    ['compares with nothing', makeConfig({ r: [rule({ c: '' })] })],
    ...Array.from({ length: 18 }, (_, t): [string, unknown] => [
      `has comparator ${t}`,
      makeConfig({ r: [rule({ t })] }),
    ]),
  ])('%s', (_, config) => {
    expect(listComplaints(config)).toEqual([]);
  });

  it('is served unchanged, without a byte order mark, with its own ETag', () => {
    const text = '{ "f":\t{} }\n';
    const plain = readFlagText(text);
    expect(plain).toMatchObject({
      flags: { body: text, etag: expect.stringMatching(/^"[\w-]{27}"$/) as string },
      keys: [],
    });
    expect(readFlagText(`\uFEFF${text}`)).toEqual(plain);
    expect(readFlagText('{ "f": {} }')).not.toMatchObject({
      flags: { etag: 'flags' in plain && plain.flags.etag },
    });
  });

  it.each<[string, unknown, string]>([
    [
      'forces clients elsewhere',
      { ...makeConfig({}), p: { u: 'https://x.example', r: 2 } },
      'p.r 2 sends every client to https://x.example',
    ],
    ['lacks a flag', makeConfig({}), 'f has no impersonationTool: it is off'],
    [
      'has one of another type',
      { f: { portfolio: setting({ t: 1, v: 'yes' }) } },
      'f.portfolio is not of type true or false',
    ],
    [
      'lists rules out of order',
      makeConfig({ r: [rule({ o: 1 }), rule({ o: 0 })] }),
      'f.portfolio.r rules apply as they are listed',
    ],
    [
      'lists percentages out of order',
      makeConfig({
        p: [
          { o: 1, v: true, p: 50 },
          { o: 0, v: true, p: 50 },
        ],
      }),
      'f.portfolio.p percentages apply as they are listed',
    ],
  ])('is noted when it %s', (_, config, words) => {
    const read = readFlagText(JSON.stringify(config));
    expect(
      'notes' in read && read.notes.map(({ where, message }) => `${where} ${message}`),
    ).toEqual(expect.arrayContaining([expect.stringContaining(words)]));
  });
});

describe('a flag file that is refused', () => {
  it.each<[string, unknown, string[]]>([
    ['no object', [], ['1:1 the file must be an object with flags (f)']],
    [
      'no flags',
      { p: { u: 'https://x.example', r: 0 } },
      ['1:1 f must be an object: flags by their keys'],
    ],
    ['flags in a list', { f: [] }, ['2:7 f must be an object: flags by their keys']],
    ['preferences that are text', { p: 'x', f: {} }, ['2:7 p must be an object']],
    [
      'another redirect',
      { p: { u: 'x', r: 3 }, f: {} },
      ['4:8 p.r must be a whole number from 0 to 2'],
    ],
    ['a base url that is none', { p: { u: 1, r: 0 }, f: {} }, ['3:8 p.u must be text']],
    ['a flag without a value', { f: { a: { t: 0 } } }, ['3:8 f.a.v is missing']],
    [
      'a flag that is a value',
      { f: { 'a b': true } },
      ['3:10 f["a b"] must be an object with a value (v)'],
    ],
    [
      'a flag of another type',
      { f: { a: { t: 4, v: true } } },
      ['4:9 f.a.t must be a whole number from 0 to 3'],
    ],
    [
      'a value of another type',
      makeConfig({ v: 'true' }),
      ["8:9 f.portfolio.v must be true or false, as the flag's type (t) says"],
    ],
    [
      'a text that is a number',
      { f: { a: { t: 1, v: 1 } } },
      ["5:9 f.a.v must be text, as the flag's type (t) says"],
    ],
    [
      'a whole number that is none',
      { f: { a: { t: 2, v: 1.5 } } },
      ["5:9 f.a.v must be a whole number, as the flag's type (t) says"],
    ],
    [
      'a number in quotes',
      { f: { a: { t: 3, v: '1' } } },
      ["5:9 f.a.v must be a number, as the flag's type (t) says"],
    ],
    ['a variation id that is a number', makeConfig({ i: 7 }), ['10:9 f.portfolio.i must be text']],
    ['rules in an object', makeConfig({ r: {} }), ['11:9 f.portfolio.r must be a list of rules']],
    ['a rule that is text', makeConfig({ r: ['x'] }), ['12:5 f.portfolio.r[0] must be a rule']],
    ['a rule that is null', makeConfig({ r: [null] }), ['12:5 f.portfolio.r[0] must be a rule']],
    [
      'a rule without an attribute',
      makeConfig({ r: [{ t: 0, c: 'x', v: true }] }),
      ['12:5 f.portfolio.r[0].a is missing'],
    ],
    [
      'a rule without comparison value',
      makeConfig({ r: [{ a: 'Email', t: 0, v: true }] }),
      ['12:5 f.portfolio.r[0].c is missing'],
    ],
    [
      'a rule with a list to compare',
      makeConfig({ r: [rule({ c: ['x'] })] }),
      ['16:11 f.portfolio.r[0].c must be text'],
    ],
    [
      'a rule without a comparator',
      makeConfig({ r: [{ a: 'Email', c: 'x', v: true }] }),
      ['12:5 f.portfolio.r[0].t is missing'],
    ],
    [
      'a rule with comparator 18',
      makeConfig({ r: [rule({ t: 18 })] }),
      ['15:11 f.portfolio.r[0].t must be a whole number from 0 to 17'],
    ],
    [
      'a rule with comparator -1',
      makeConfig({ r: [rule({ t: -1 })] }),
      ['15:11 f.portfolio.r[0].t must be a whole number from 0 to 17'],
    ],
    [
      'a rule without a value',
      makeConfig({ r: [{ a: 'Email', t: 0, c: 'x' }] }),
      ['12:5 f.portfolio.r[0].v is missing'],
    ],
    [
      'a rule with a value of another type',
      makeConfig({ r: [rule(), rule({ v: 1 })] }),
      ["25:11 f.portfolio.r[1].v must be true or false, as the flag's type (t) says"],
    ],
    [
      'an order that is text',
      makeConfig({ r: [rule({ o: '1' })] }),
      ['13:11 f.portfolio.r[0].o must be a whole number from 0 to 1000000'],
    ],
    [
      'percentages of 99',
      makeConfig({
        p: [
          { v: true, p: 49 },
          { v: false, p: 50 },
        ],
      }),
      ['12:9 f.portfolio.p percentages (p) must make 100'],
    ],
    [
      'a percentage of 101',
      makeConfig({
        p: [
          { v: true, p: 101 },
          { v: false, p: -1 },
        ],
      }),
      [
        '15:11 f.portfolio.p[0].p must be 100 or less',
        '19:11 f.portfolio.p[1].p must be 0 or more',
      ],
    ],
    [
      'a percentage in quotes',
      makeConfig({ p: [{ v: true, p: '100' }] }),
      ['15:11 f.portfolio.p[0].p must be a number'],
    ],
    [
      'a flag that is there twice',
      '{ "f": {\n "a": { "v": true },\n "a": { "v": false } } }',
      ['3:2 f.a is there twice'],
    ],
    [
      'no JSON',
      '{ "f": {},\n}',
      ['2:1 the file is not valid JSON: there is "}" where a key in double quotes should be'],
    ],
  ])('has %s, which is reported with its line', (_, config, complaints) => {
    expect(listComplaints(config)).toEqual(complaints);
  });
});
