/** The backend's configuration evaluates like ConfigCat's CDN's, in both clients. */
import { createHash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import * as browserSdk from 'configcat-js';
import * as serverSdk from 'configcat-node';
import { fastify, type FastifyInstance } from 'fastify';
import { readFlagText } from '../../backend/site/flags/readFlagText';
import { registerFlagRoutes } from '../../backend/site/flags/routes';
import type {
  FlagSetting,
  FlagValue,
  PercentageItem,
  RolloutRule,
} from '../../contracts/flagConfig';
import { startConfigCatCdn, type ConfigCatCdn } from '../../testing/configCatCdn';
import { NodeXhr } from '../../testing/NodeXhr';

interface Row {
  name: string;
  setting: FlagSetting;
  user:
    | { identifier?: string; email?: string; country?: string; custom?: Record<string, string> }
    | undefined;
  value: FlagValue;
}

const sha1 = (text: string) => createHash('sha1').update(text).digest('hex');
const rule = (t: number, c: string, a = 'attribute', v: FlagValue = true): RolloutRule => ({
  o: 0,
  a,
  t,
  c,
  v,
  i: `${t}`,
});
const withRules = (...r: RolloutRule[]): FlagSetting => ({ v: false, t: 0, i: 'off', r, p: [] });
const compared = (t: number, c: string, is: string | undefined, value: boolean): Row => ({
  name: `comparator ${t}: ${JSON.stringify(is)} with ${JSON.stringify(c)}`,
  setting: withRules(rule(t, c)),
  value,
  user: { identifier: 'u', custom: is === undefined ? {} : { attribute: is } },
});

const COMPARED: Row[] = [
  // 0: is one of, 1: is not one of.
  compared(0, 'a@x.com, b@x.com', 'b@x.com', true),
  compared(0, 'a@x.com,b@x.com', 'B@x.com', false),
  compared(0, 'ab', 'a', false),
  compared(1, 'a@x.com, b@x.com', 'b@x.com', false),
  compared(1, 'a@x.com', 'c@x.com', true),
  compared(1, 'a', undefined, false),
  compared(1, 'a', '', false),
  // 2: contains, 3: does not contain.
  compared(2, '@x.com', 'a@x.com', true),
  compared(2, '@X.com', 'a@x.com', false),
  compared(2, '', 'a', true),
  compared(3, '@x.com', 'a@x.com', false),
  compared(3, '@y.com', 'a@x.com', true),
  compared(3, '@y.com', undefined, false),
  // 4 to 9: versions.
  compared(4, '1.0.0, 2.0.0', '2.0.0', true),
  compared(4, '1.0.0', '1.0.1', false),
  compared(4, '1.0.0, no version', '1.0.0', false),
  compared(4, '1.0.0', 'no version', false),
  compared(5, '1.0.0, 2.0.0', '2.0.0', false),
  compared(5, '1.0.0', '1.0.1', true),
  compared(5, '1.0.0', 'no version', false),
  compared(6, '2.0.0', '1.9.9', true),
  compared(6, '2.0.0', '2.0.0', false),
  compared(6, '2.0.0', '2.0.0-rc.1', true),
  compared(6, 'no version', '1.0.0', false),
  compared(7, '2.0.0', '2.0.0', true),
  compared(7, '2.0.0', '2.0.1', false),
  compared(8, '2.0.0', '2.0.1', true),
  compared(8, '2.0.0', '2.0.0', false),
  compared(8, '9.0.0', '10.0.0', true),
  compared(9, '2.0.0', '2.0.0', true),
  compared(9, '2.0.0', '1.9.9', false),
  compared(9, ' 2.0.0 ', '2.0.0', true),
  // 10 to 15: numbers, with a decimal point or comma.
  compared(10, '1.5', '1,5', true),
  compared(10, '1.5', '1.50', true),
  compared(10, '2', '1', false),
  compared(10, 'x', 'x', false),
  compared(11, '2', '1', true),
  compared(11, '1', '1.0', false),
  compared(11, '1', 'x', false),
  compared(12, '10', '9', true),
  compared(12, '10', '10', false),
  compared(13, '10', '10', true),
  compared(13, '10', '10.1', false),
  compared(14, '9', '10', true),
  compared(14, '10', '10', false),
  compared(15, '10', '10', true),
  compared(15, '10', '-10', false),
  // 16, 17: hashed comparison values.
  compared(16, `${sha1('a@x.com')}, ${sha1('jürgen@例え.jp')}`, 'a@x.com', true),
  compared(16, sha1('jürgen@例え.jp'), 'jürgen@例え.jp', true),
  compared(16, sha1('a@x.com'), 'b@x.com', false),
  compared(16, 'a@x.com', 'a@x.com', false),
  compared(16, '', 'a@x.com', false),
  compared(17, sha1('a@x.com'), 'a@x.com', false),
  compared(17, sha1('a@x.com'), 'b@x.com', true),
  compared(17, sha1('a@x.com'), undefined, false),
];

const text = (r: RolloutRule[], p: PercentageItem[] = []): FlagSetting => ({
  v: 'neither',
  t: 1,
  i: 'x',
  r,
  p,
});
const ATTRIBUTES: Row[] = [
  {
    name: 'the identifier',
    setting: withRules(rule(0, 'u1', 'Identifier')),
    user: { identifier: 'u1' },
    value: true,
  },
  {
    name: 'the e-mail address',
    setting: withRules(rule(0, 'a@x.com', 'Email')),
    user: { identifier: 'u1', email: 'a@x.com' },
    value: true,
  },
  {
    name: 'the country',
    setting: withRules(rule(0, 'HU', 'Country')),
    user: { identifier: 'u1', country: 'HU' },
    value: true,
  },
  {
    name: 'an attribute in other letters',
    setting: withRules(rule(0, 'a@x.com', 'email')),
    user: { identifier: 'u1', email: 'a@x.com' },
    value: false,
  },
  {
    name: 'an attribute that is missing, then one that is not',
    setting: text([rule(1, 'a', 'Country', 'first'), rule(0, 'u1', 'Identifier', 'second')]),
    user: { identifier: 'u1' },
    value: 'second',
  },
  {
    name: 'no user',
    setting: text([rule(1, 'a', 'Identifier', 'rule')], [{ v: 'all', p: 100, i: 'p' }]),
    user: undefined,
    value: 'neither',
  },
  {
    name: 'the first rule that fits',
    setting: text([
      rule(2, 'z', 'Identifier', 'no'),
      rule(2, 'u', 'Identifier', 'first'),
      rule(0, 'u1', 'Identifier', 'second'),
    ]),
    user: { identifier: 'u1' },
    value: 'first',
  },
  {
    name: 'rules as they are listed, whatever their order says',
    setting: text([
      { ...rule(2, 'u', 'Identifier', 'listed first'), o: 1 },
      { ...rule(2, 'u', 'Identifier', 'listed second'), o: 0 },
    ]),
    user: { identifier: 'u1' },
    value: 'listed first',
  },
  {
    name: 'a rule before percentages',
    setting: text([rule(0, 'u1', 'Identifier', 'rule')], [{ v: 'all', p: 100, i: 'p' }]),
    user: { identifier: 'u1' },
    value: 'rule',
  },
  {
    name: 'percentages after rules',
    setting: text([rule(0, 'u2', 'Identifier', 'rule')], [{ v: 'all', p: 100, i: 'p' }]),
    user: { identifier: 'u1' },
    value: 'all',
  },
  {
    name: 'a whole number',
    setting: { v: 1, t: 2, r: [rule(0, 'u1', 'Identifier', 7)] },
    user: { identifier: 'u1' },
    value: 7,
  },
  {
    name: 'a number',
    setting: { v: 1, t: 3, r: [rule(0, 'u1', 'Identifier', 0.5)] },
    user: { identifier: 'u1' },
    value: 0.5,
  },
  {
    name: 'null for lists',
    setting: { v: true, t: 0, r: null, p: null },
    user: { identifier: 'u1' },
    value: true,
  },
];

const PARTS: PercentageItem[] = [
  { o: 0, v: 'a', p: 20, i: 'a' },
  { o: 1, v: 'b', p: 0, i: 'b' },
  { o: 2, v: 'c', p: 30, i: 'c' },
  { o: 3, v: 'd', p: 50, i: 'd' },
];
/** Specification §9: the first seven digits of sha1(key + identifier), modulo 100. */
const expectedPart = (key: string, identifier: string): string => {
  const scale = parseInt(sha1(key + identifier).slice(0, 7), 16) % 100;
  return scale < 20 ? 'a' : scale < 50 ? 'c' : 'd';
};
const IDENTIFIERS = [
  '',
  'u1',
  'ä',
  '例え',
  ...Array.from({ length: 60 }, (_, index) => sha1(`somebody ${index}`)),
];
const rowKey = (index: number) => `row ${index}`;
const FIXED = [...COMPARED, ...ATTRIBUTES];
const ROWS: Row[] = [
  ...FIXED,
  ...IDENTIFIERS.map((identifier, index): Row => ({
    name: `the part of ${JSON.stringify(identifier)}`,
    setting: text([], PARTS),
    user: { identifier },
    value: expectedPart(rowKey(FIXED.length + index), identifier),
  })),
];

const CONFIG_TEXT = JSON.stringify({
  p: { u: 'https://cdn-global.configcat.com', r: 0 },
  f: Object.fromEntries(ROWS.map(({ setting }, index) => [rowKey(index), setting])),
});
const KEY = 'plumbline';

let cdn: ConfigCatCdn;
let app: FastifyInstance;
const got: Record<string, FlagValue[]> = {};

async function evaluateAll(
  sdk: typeof browserSdk | typeof serverSdk,
  baseUrl: string,
): Promise<FlagValue[]> {
  const client = sdk.getClient(
    KEY,
    sdk.PollingMode.ManualPoll as never,
    { baseUrl, logger: sdk.createConsoleLogger(-1) } as never,
  );
  expect(await client.forceRefreshAsync()).toMatchObject({ isSuccess: true });
  const values = await Promise.all(
    ROWS.map(({ setting, user }, index) => {
      const asked = user && {
        identifier: '',
        email: undefined,
        country: undefined,
        custom: {},
        ...user,
      };
      return client.getValueAsync(
        rowKey(index),
        typeof setting.v === 'string' ? 'default' : typeof setting.v === 'number' ? -1 : false,
        asked as never,
      );
    }),
  );
  client.dispose();
  return values as FlagValue[];
}

beforeAll(async () => {
  Object.assign(globalThis, { XMLHttpRequest: NodeXhr });
  const read = readFlagText(CONFIG_TEXT);
  if ('complaints' in read) throw new Error(JSON.stringify(read.complaints));
  cdn = await startConfigCatCdn();
  cdn.put(KEY, CONFIG_TEXT);
  app = fastify({ forceCloseConnections: true }) as unknown as FastifyInstance;
  registerFlagRoutes(app, { flags: { current: async () => read.flags } });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const ours = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  got['browser, ConfigCat'] = await evaluateAll(browserSdk, cdn.url);
  got['server, ConfigCat'] = await evaluateAll(serverSdk, cdn.url);
  got['browser, backend'] = await evaluateAll(browserSdk, ours);
  got['server, backend'] = await evaluateAll(serverSdk, ours);
});
afterAll(async () => {
  await cdn.close();
  await app.close();
});

describe('every client, of every server, evaluates', () => {
  it.each(ROWS.map(({ name, value }, index) => [name, value, index] as const))(
    '%s as %j',
    (_, value, index) => {
      expect(
        Object.fromEntries(Object.entries(got).map(([whose, values]) => [whose, values[index]])),
      ).toEqual({
        'browser, ConfigCat': value,
        'server, ConfigCat': value,
        'browser, backend': value,
        'server, backend': value,
      });
    },
  );

  it('percentages into every part but the empty one', () => {
    const parts = IDENTIFIERS.map((identifier, index) =>
      expectedPart(rowKey(FIXED.length + index), identifier),
    );
    expect(new Set(parts)).toEqual(new Set(['a', 'c', 'd']));
  });
});
