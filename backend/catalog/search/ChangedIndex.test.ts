import fc from 'fast-check';
import type { FoundProject } from './FoundProject';
import { ChangedIndex } from './ChangedIndex';
import { IndexBuilder } from './IndexBuilder';
import { parseKeyword } from './keyword';
import type { Searchable } from './searchable';
import type { SearchIndex } from './SearchIndex';

const pause = () => undefined;
const NAMES = [
  'Aave',
  'Aave Swap',
  'Balance',
  'Balancer Pool',
  'Curve',
  'Curve Swap',
  'Pool',
  'Ünix',
];
const WORDS = ['a', 'aave', 'swap', 'pool', 'curve swap', 'balancr', 'curv', 'unix', 'nothing'];

/** Numbers make ids, and places that no two share. */
const makeProject = (n: number, [name, isRanked]: readonly [string, boolean]): FoundProject => ({
  id: `p-${n}`,
  logo: null,
  name: `${name} ${String(n).padStart(3, '0')}`,
  tokenTickers: [],
  letter: isRanked ? 'AA' : null,
  ...(isRanked && { place: n + 1 }),
  ...(!isRanked && n % 3 > 0 && { [n % 3 === 1 ? 'value' : 'score']: n % 5 }),
});

function build(projects: readonly FoundProject[]): Promise<SearchIndex> {
  const builder = new IndexBuilder();
  const order = ({ name }: FoundProject) =>
    name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  for (const project of [...projects].sort((a, b) => (order(a) < order(b) ? -1 : 1)))
    builder.add(JSON.stringify(project), []);
  return builder.build(pause);
}

const findAll = (index: Searchable, text: string) =>
  index.find(parseKeyword(text), { skip: 0, take: 200 });

const one = fc.tuple(fc.constantFrom(...NAMES), fc.boolean());

describe('an index with changes', () => {
  it('finds what one built of all projects finds, in its order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ was: one, is: fc.option(one), isChanged: fc.boolean() }), {
          maxLength: 30,
        }),
        async (list) => {
          const before = list.map(({ was }, n) => makeProject(n, was));
          const after = list.flatMap(({ was, is, isChanged }, n) => {
            const now = isChanged ? is : was;
            return now ? [makeProject(n, now)] : [];
          });
          const base = await build(before);
          const ids = new Set(list.flatMap(({ isChanged }, n) => (isChanged ? [`p-${n}`] : [])));
          const hidden = new Set([...base.ids.keys()].filter((n) => ids.has(base.ids[n] ?? '')));
          const changed = await build(after.filter(({ id }) => ids.has(id)));
          const index = await ChangedIndex.over(base.hiding(hidden), changed, pause);
          const whole = await build(after);
          expect(index.size).toBe(whole.size);
          for (const text of WORDS) {
            expect(findAll(index, text)).toEqual(findAll(whole, text));
            expect(index.exact(text)).toEqual(whole.exact(text));
            expect(index.withText(text).sort()).toEqual(whole.withText(text).sort());
            const best = index.bestWithText(text, 3);
            expect(best.total).toBe(whole.withText(text).length);
            expect(best.ids).toEqual(expect.arrayContaining(whole.bestWithText(text, 3).ids));
          }
        },
      ),
    );
  });
});

describe('the best with a text', () => {
  const list = [0, 1, 2, 3, 4, 5].map((n) => makeProject(n, ['Pool', n < 3]));

  it('are the first in the order of results, and how many there are', async () => {
    const index = await build(list);
    expect(index.bestWithText('pool', 2)).toEqual({ ids: ['p-0', 'p-1'], total: 6 });
    const all = ['p-0', 'p-1', 'p-2', 'p-4', 'p-5', 'p-3'];
    expect(index.bestWithText('pool', 9).ids).toEqual(all);
    expect(index.bestWithText('none', 9)).toEqual({ ids: [], total: 0 });
  });
});
