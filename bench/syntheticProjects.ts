/** The nth project is the same in every run, at every size. */

/** mulberry32. */
export function makeRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const KINDS = [
  'Finance',
  'Protocol',
  'Swap',
  'Network',
  'DAO',
  'Labs',
  'Token',
  'Coin',
  'Chain',
  'Bridge',
  'Capital',
  'Markets',
];
const STARTS = [
  'b',
  'c',
  'd',
  'f',
  'g',
  'k',
  'l',
  'm',
  'n',
  'p',
  'r',
  's',
  't',
  'v',
  'z',
  'ch',
  'st',
  'tr',
  'pl',
  'qu',
];
const VOWELS = ['a', 'e', 'i', 'o', 'u', 'ai', 'ea'];
const ENDS = ['', '', '', 'n', 'r', 's', 'x', 'l'];
const WORDS = 40_000;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

const pick = <T>(list: readonly T[], random: () => number): T =>
  list[Math.floor(random() * list.length)]!;

/** Small numbers are drawn more often, so they make the common words. */
function makeWord(n: number): string {
  const random = makeRandom(n * 2_654_435_761);
  const syllables = 2 + Math.floor(random() * 3);
  let word = '';
  for (let i = 0; i < syllables; i += 1)
    word +=
      pick(STARTS, random) + pick(VOWELS, random) + (i === syllables - 1 ? pick(ENDS, random) : '');
  return word;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const someWord = (random: () => number): string =>
  capital(makeWord(Math.floor(random() ** 2 * WORDS)));

export interface SyntheticProject {
  id: string;
  name: string;
  tickers: string[];
}

/**
 * One word (20 %), a word and a kind (40 %), two words and a kind (40 %); 1.1 tickers of three to
 * five letters.
 */
export function makeProject(n: number): SyntheticProject {
  const random = makeRandom(n + 1);
  const shape = random();
  const words = [
    someWord(random),
    ...(shape > 0.6 ? [someWord(random)] : []),
    ...(shape > 0.2 ? [pick(KINDS, random)] : []),
  ];
  const ticker = () =>
    Array.from({ length: 3 + Math.floor(random() * 3) }, () => pick([...LETTERS], random)).join('');
  const name = words.join(' ');
  return {
    id: `${name.toLowerCase().replaceAll(' ', '-')}-${n}`,
    name,
    tickers: random() < 0.1 ? [ticker(), ticker()] : [ticker()],
  };
}

function withTypo(word: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (word.length - 1));
  const letter = pick([...LETTERS], random).toLowerCase();
  const kind = random();
  if (kind < 0.4) return word.slice(0, at) + word.slice(at + 1);
  if (kind < 0.6) return word.slice(0, at) + letter + word.slice(at);
  if (kind < 0.8) return word.slice(0, at) + letter + word.slice(at + 1);
  return word.slice(0, at - 1) + word.charAt(at) + word.charAt(at - 1) + word.slice(at + 1);
}

/**
 * 60 % prefixes of two to six letters, 20 % words with one typo, 15 % exact tickers, 5 % nonsense.
 */
export function makeKeywords(count: number, projects: number, random: () => number): string[] {
  return Array.from({ length: count }, () => {
    const { name, tickers } = makeProject(Math.floor(random() * projects));
    const [word = ''] = name.toLowerCase().split(' ');
    const kind = random();
    if (kind < 0.6)
      return name
        .toLowerCase()
        .slice(0, 2 + Math.floor(random() * 5))
        .trim();
    if (kind < 0.8) return withTypo(word, random);
    if (kind < 0.95) return tickers[0] ?? '';
    return Array.from({ length: 7 }, () => pick(['q', 'x', 'z', 'j', 'w', 'k'], random)).join('');
  });
}
