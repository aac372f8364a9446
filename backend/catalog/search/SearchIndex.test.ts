import fc from 'fast-check';
import type { FoundProject } from './FoundProject';
import { IndexBuilder } from './IndexBuilder';
import { parseKeyword } from './keyword';
import { FUZZY_BELOW, FUZZY_MAX_MATCHES, NEAR_WORDS, SEARCH_MAX_MATCHES } from './limits';
import type { Kept } from './resultOrder';
import type { SearchIndex } from './SearchIndex';
import { KIND, toSearchWords } from './searchWords';
import { editDistance, editsAllowed, TYPO_MIN } from './typos';

type Project = FoundProject & Pick<Kept, 'place' | 'value' | 'score'> & { aliases: string[] };

/** Reference implementation: scans every project. */
function scan(projects: readonly Project[], text: string): string[] {
  const place = ({ place: own, value, score }: Project) =>
    own ?? (value !== undefined ? 2e6 - value : score !== undefined ? 3e6 - score : 3e6);
  const rows = [...projects]
    .sort((a, b) => place(a) - place(b))
    .map((project) => ({ id: project.id, words: toSearchWords(project) }));
  const { whole, words } = parseKeyword(text);

  const rankClass = (row: (typeof rows)[number]) =>
    Math.min(
      ...row.words
        .filter(({ word }) => whole !== '' && word.startsWith(whole))
        .map(({ word, kind }) => {
          if (kind === KIND.ticker && word === whole) return 0;
          if (kind === KIND.name) return word === whole ? 1 : 2;
          return 3;
        }),
    );
  const vocabulary = new Set(
    rows.flatMap((row) =>
      row.words
        .filter(({ word, kind }) => kind === KIND.word && word.length >= TYPO_MIN)
        .map(({ word }) => word),
    ),
  );
  const near = [...vocabulary]
    .sort((a, b) => (a < b ? -1 : 1))
    .map((word) => ({ word, edits: editDistance(whole, word, 9) }))
    .filter(({ word, edits }) => edits > 0 && edits <= editsAllowed(whole, word))
    .sort(
      (a, b) =>
        a.edits - b.edits || Number(b.word[0] === whole[0]) - Number(a.word[0] === whole[0]),
    )
    .slice(0, whole.length < TYPO_MIN ? 0 : NEAR_WORDS);
  const fewestEdits = (row: (typeof rows)[number]) =>
    Math.min(
      ...near
        .filter((one) => row.words.some((w) => w.word === one.word && w.kind !== KIND.ticker))
        .map(({ edits }) => edits),
    );

  const by = (measure: (row: (typeof rows)[number]) => number) =>
    rows
      .filter((row) => Number.isFinite(measure(row)))
      .sort((a, b) => measure(a) - measure(b))
      .map((row) => row.id);
  const isPhrase = (row: (typeof rows)[number]) =>
    words.every((word) => row.words.some((other) => other.word.startsWith(word)));
  const phrase = words.length > 1 ? rows.filter(isPhrase).map((row) => row.id) : [];
  const exact = [...new Set([...by(rankClass), ...phrase])];
  if (exact.length >= FUZZY_BELOW) return exact.slice(0, SEARCH_MAX_MATCHES);
  const all = [...new Set([...exact, ...by(fewestEdits)])].slice(0, FUZZY_MAX_MATCHES);
  const [first = ''] = words;
  return all.length === 0 && words.length > 1 && first.length > 2 ? scan(projects, first) : all;
}

const build = (projects: readonly Project[]) => {
  const builder = new IndexBuilder();
  for (const { aliases, ...result } of projects) builder.add(JSON.stringify(result), aliases);
  return builder.build(() => undefined);
};
const project = (id: string, more: Partial<Project> = {}): Project => ({
  id,
  name: id,
  logo: null,
  tokenTickers: [],
  aliases: [],
  letter: null,
  ...more,
});

/** Few letters, so that words collide and share prefixes. */
const word = fc
  .array(fc.constantFrom('a', 'b', 'ab', 'ba', 'é', 'ß', 'swap', 'uni', '🚀', 'пр'), {
    minLength: 1,
    maxLength: 5,
  })
  .map((parts) => parts.join(''));
const phrase = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
const projects = fc
  .array(
    fc.record({
      name: phrase,
      tickers: fc.array(word, { maxLength: 2 }),
      aliases: fc.array(phrase, { maxLength: 2 }),
      value: fc.option(fc.nat(9), { nil: undefined }),
      score: fc.option(fc.nat(9), { nil: undefined }),
      ranked: fc.boolean(),
      order: fc.nat(),
    }),
    { maxLength: 40 },
  )
  .map((list) => {
    const ranked = list.filter((one) => one.ranked).sort((a, b) => a.order - b.order);
    return list.map(({ name, tickers, aliases, value, score, ...one }, i): Project => {
      const rank = ranked.findIndex((other) => other.order === one.order && one.ranked);
      return {
        id: `p${i}`,
        logo: null,
        name,
        tokenTickers: tickers,
        aliases,
        letter: rank < 0 ? null : 'BB',
        ...(rank >= 0 && { place: 2 * rank + 1 }),
        ...(value !== undefined && { value }),
        ...(score !== undefined && { score }),
      };
    });
  });

const find = (index: SearchIndex, text: string) =>
  index.find(parseKeyword(text), { skip: 0, take: 1_000 }).items.map((item) => item.id);

describe('an index', () => {
  it('answers the same as a scan of every project', async () => {
    await fc.assert(
      fc.asyncProperty(projects, fc.array(phrase, { minLength: 5 }), async (list, keywords) => {
        const index = await build(list);
        const typed = [
          ...keywords,
          ...keywords.map((text) => text.slice(0, 2)),
          ...list.map((one) => one.name),
        ];
        for (const text of typed)
          expect([text, ...find(index, text)]).toEqual([text, ...scan(list, text)]);
      }),
      { numRuns: 300, seed: 11 },
    );
  });

  it('keeps the best of a prefix that thousands share', async () => {
    const many = Array.from({ length: 5_000 }, (_, i) =>
      project(`p${i}`, {
        name: i % 3 === 0 ? `Other swap${i}` : `Swap number ${i}`,
        ...(i % 2 === 0 && { place: 5_000 - i }),
      }),
    );
    const index = await build(many);
    expect(find(index, 'swap')).toEqual(scan(many, 'swap'));
    expect(find(index, 'number swap')).toEqual(scan(many, 'number swap'));
    expect(index.withText('swap')).toHaveLength(5_000);
  });

  it('lists every project with all words of a text, and none for punctuation', async () => {
    const index = await build([
      project('a', { name: 'Rocket Pool', tokenTickers: ['RPL'] }),
      project('b', { name: 'Pool', aliases: ['rocket-science'] }),
      project('c', { name: 'Rockets' }),
    ]);
    expect(index.withText('rock').sort()).toEqual(['a', 'b', 'c']);
    expect(index.withText('pool rock').sort()).toEqual(['a', 'b']);
    expect(index.withText('rp rocket')).toEqual(['a']);
    expect(index.withText('%_')).toEqual([]);
  });

  it('finds what is exactly a name, a ticker or a former id, in the order of results', async () => {
    const index = await build([
      project('a', { name: 'Rocket Pool', tokenTickers: ['RPL'] }),
      project('b', { name: 'RPL', aliases: ['rocket-science'], place: 1 }),
      project('c', { name: 'Rocket' }),
    ]);
    const exact = (whole: string) => index.exact(whole).map(({ id }) => id);
    expect(exact('rocketpool')).toEqual(['a']);
    expect(exact('rpl')).toEqual(['b', 'a']);
    expect(exact('rocketscience')).toEqual(['b']);
    expect(exact('rocket')).toEqual(['c']);
    expect([exact('pool'), exact('rock'), exact('')]).toEqual([[], [], []]);
    expect(
      index
        .hiding(new Set([0]))
        .exact('rpl')
        .map(({ id }) => id),
    ).toEqual(['a']);
  });

  it('is empty without projects', async () => {
    const index = await build([]);
    expect([index.size, find(index, 'uniswap'), index.withText('u')]).toEqual([0, [], []]);
  });
});
