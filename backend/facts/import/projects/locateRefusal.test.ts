import { decode, readRecords } from '../input/records';
import { pieces, record } from '../testing/importText';
import type { Refusal } from '../types';
import { checkRecord } from './check';
import { toJsonPath } from './faultWords';
import { locateRefusal } from './locateRefusal';

async function refusals(text: string, size = 5): Promise<Refusal[]> {
  const found: Refusal[] = [];
  for await (const item of readRecords(decode(pieces(text, size)))) {
    const checked = 'error' in item ? { reason: item.error } : checkRecord(item.value);
    if ('reason' in checked) found.push(locateRefusal(item, checked));
  }
  return found;
}
const faultsOf = async (more: object): Promise<string[]> => {
  const [refusal] = await refusals(JSON.stringify(record('a', more)), 1_000);
  return refusal?.faults?.map((fault) => fault.reason) ?? [];
};
const token = (more: object) => ({ tokens: [{ id: 'eip155:1/erc20:0x1', symbol: 'A', ...more }] });
const team = (value: unknown) => ({ observations: [{ key: 'team', value, source: 's' }] });

describe('a refused project', () => {
  it.each<[string, object, string]>([
    ['a wrong type', { name: 3 }, 'name is 3, must be text in quotes'],
    ['a null', { name: null }, 'name must not be null'],
    ['a missing field', { name: undefined }, 'name is missing'],
    ['an empty text', { name: '' }, 'name is empty'],
    ['a space at the end', { name: 'A ' }, 'name begins or ends with a space'],
    ['a long text', { name: 'x'.repeat(121) }, 'name has 121 characters, may have at most 120'],
    [
      'a long list',
      { chains: Array(101).fill('eip155:1') },
      'chains has 101 items, may have at most 100',
    ],
    ['a large number', token({ decimals: 300 }), 'tokens[0].decimals is 300, must be at most 255'],
    ['a fraction', token({ decimals: 1.5 }), 'tokens[0].decimals is 1.5, must be a whole number'],
    [
      'an unknown key',
      token({ sybmol: 'A' }),
      'tokens[0].sybmol is not a field of the project file',
    ],
    [
      'a day in another order',
      { launchedOn: '31.01.2026' },
      'launchedOn is "31.01.2026", must be a day, written YYYY-MM-DD',
    ],
    [
      'a day that does not exist',
      { launchedOn: '2026-02-30' },
      'launchedOn is "2026-02-30", must be a real day from 1990 to 2199',
    ],
    [
      'a chain',
      { chains: ['ethereum'] },
      'chains[0] is "ethereum", must be a chain such as eip155:1',
    ],
    [
      'a token address',
      token({ id: '0x1' }),
      'tokens[0].id is "0x1", must be a chain and a token, such as eip155:1/erc20:0x…',
    ],
    [
      'an address of the web',
      { links: { website: 'x.org' } },
      'links.website is "x.org", must begin with http:// or https:// and have no spaces, quotes or brackets < >',
    ],
    [
      'a short enumeration',
      { status: 'fine' },
      'status is "fine", must be one of active, compromised, wound-down',
    ],
    [
      'a long enumeration',
      { category: 'lendin' },
      'category is "lendin", which is not allowed; the nearest allowed is lending',
    ],
    [
      'an observation',
      team({ confirmedNames: -1 }),
      'observations[0].value.confirmedNames is -1, must be at least 0',
    ],
  ])('says in words what is wrong with %s', async (_, more, reason) =>
    expect(await faultsOf(more)).toContain(reason),
  );

  it('lists every fault, not only the first', async () => {
    expect(
      await faultsOf({ name: 1, status: 'x', ...team({ confirmedNames: 'x', y: 1 }) }),
    ).toHaveLength(4);
  });

  const bad = JSON.stringify(record('b', { status: 'fine' }), null, 2);
  it.each([
    ['an array', `[\n ${JSON.stringify(record('a"]'))},\n${bad}]`],
    ['an array on fewer lines', `[{"id":"a","name":"\\\\\\"],"},\n\n ${bad} ]`],
  ])('is found in %s by line and column, however it is cut into pieces', async (_, text) => {
    const lines = text.split('\n');
    const line = lines.findIndex((one) => one.includes('"fine"')) + 1;
    for (const size of [1, 5, 1_000]) {
      const last = (await refusals(text, size)).at(-1);
      expect(last).toMatchObject({ index: 1, project: 'b', line });
      expect(last?.column).toBe(lines[line - 1]!.indexOf('"fine"') + 1);
    }
  });

  it('is found in one object, in a line of NDJSON, and where a line stops being JSON', async () => {
    expect(await refusals(bad)).toMatchObject([{ line: 5, column: 13, project: 'b' }]);
    const line = JSON.stringify(record('b', { status: 'fine' }));
    expect(await refusals(`${JSON.stringify(record('a'))}\n${line}\n{"id": }\n`)).toMatchObject([
      { line: 2, column: line.indexOf('"fine"') + 1 },
      { line: 3, column: 8 },
    ]);
  });
});

it('reads the paths of the schema', () =>
  expect(toJsonPath('audits[2].scope["a.b"].id')).toEqual(['audits', 2, 'scope', 'a.b', 'id']));
