import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  METHOD_1_0,
  rate,
  type Facts,
  type Rating,
  type SecurityCategoryId,
} from '@/backend/rating/method-1';
import { scoreCategory, unknownAs } from '@/backend/rating/method-1/sums';
import { formatMoney } from '@/contracts/money';

/** A figure in an article: `<Rated of="compound/score">75.5</Rated>`. */
export interface ArticleFigure {
  article: string;
  of: string;
  printed: string;
}

const FOLDER = join(process.cwd(), 'content', 'blog');
const MARK = /<Rated of="([^"]*)">([^<]*)<\/Rated>/g;
const CODE = /^```[\s\S]*?^```/gm;

const articles = () =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => ({
      article: file.replace(/\.mdx$/, ''),
      text: readFileSync(join(FOLDER, file), 'utf8'),
    }));

const parseFigures = (text: string, article: string): ArticleFigure[] =>
  [...text.matchAll(MARK)].map(([, of = '', printed = '']) => ({ article, of, printed }));

export function listArticleFigures(): ArticleFigure[] {
  return articles().flatMap(({ article, text }) => parseFigures(text, article));
}

const significant = (printed: string): string => printed.replace(/^[0.]+/, '').replace('.', '');

/**
 * Figures of three digits or more with a decimal point, marked in one place and unmarked in
 * another.
 */
export function listUnmarkedFigures(): ArticleFigure[] {
  return articles().flatMap(({ article, text }) => {
    const rest = new Set(
      text
        .replace(MARK, '')
        .replace(CODE, '')
        .match(/\d+(\.\d+)?/g),
    );
    return parseFigures(text, article).filter(
      ({ printed }) =>
        printed.includes('.') && significant(printed).length > 2 && rest.has(printed),
    );
  });
}

export function findCode(article: string, within: string): string {
  const { text } = articles().find((one) => one.article === article)!;
  const block = [...text.matchAll(/^```\w+\n([\s\S]*?)^```/gm)]
    .map(([, code = '']) => code)
    .find((code) => code.includes(within));
  if (block === undefined) throw new Error(`No code of ${article} has “${within}” in it.`);
  return block;
}

/** Facts with one change, by the name that articles use. */
const ALTERED: Record<string, (facts: Facts) => Facts> = {
  'one-key': (facts) => ({
    ...facts,
    control: {
      ...facts.control!,
      value: { powers: [{ power: 'change-code', holder: 'key', delaySeconds: 0 }] },
    },
  }),
  'nothing-returned': (facts) => ({
    ...facts,
    incidents: facts.incidents.map((incident) => ({ ...incident, returnedShare: 0 })),
  }),
};

/** The costliest incident's loss in millions of dollars, or the percentage returned. */
function largestLoss({ incidents }: Facts, name: 'loss' | 'returned'): string {
  const largest = [...incidents].sort((a, b) => (b.lossUsd ?? 0) - (a.lossUsd ?? 0))[0]!;
  if (name === 'loss') return String(largest.lossUsd! / 1e6);
  return largest.returnedShare === null
    ? 'not stated'
    : largest.returnedShare === 1
      ? 'all'
      : String(100 * largest.returnedShare);
}

function formatFigure(rating: Rating, name: string, part: string | undefined): string {
  if (name === 'score') return rating.score!.toFixed(1);
  if (name === 'letter') return String(part === 'uncapped' ? rating.uncappedLetter : rating.letter);
  if (name === 'coverage') return String(rating.coverage);
  if (name === 'range') return rating.range[part === 'high' ? 1 : 0].toFixed(1);
  const category = rating.categories.find(({ id }) => id === (name as SecurityCategoryId));
  if (category) {
    const score =
      part === undefined
        ? category.score
        : scoreCategory(category.signals, unknownAs(part === 'best' ? 1 : 0));
    return score!.toFixed(1);
  }
  const points = rating.categories
    .flatMap(({ signals }) => signals)
    .find(({ id }) => id === name)!.points;
  if (points === null) return 'unknown';
  return String(part === 'lost' ? Math.round((1 - points) * 10_000) / 10_000 : points);
}

/**
 * A figure by method 1.0: `project/score`, `letter`, `letter.uncapped`, `coverage`, `range.low`,
 * `range.high`, a category (`code`; all unknowns at 0 `code.worst`, at 1 `code.best`), a signal's
 * points (`delay`) or missing points (`incidents.lost`), `loss` (millions of dollars) and
 * `returned`. `project@2026-11-29/…` rates on a later day, `project+one-key/…` with a changed
 * fact.
 * @param ratings of the embedded set, each with its facts
 */
export function computeFigure(
  of: string,
  ratings: ReadonlyMap<string, Rating & { facts: Facts }>,
): string {
  const [, id = '', day, altered, name = '', part] =
    /^([\w-]+?)(?:@([\d-]+))?(?:\+([\w-]+))?\/([\w-]+)(?:\.(\w+))?$/.exec(of) ?? [];
  if (of === 'set/rated') return String(ratings.size);
  const rated = ratings.get(id);
  if (!rated) throw new Error(`“${of}” names no project that is rated.`);
  if (name === 'loss' || name === 'returned') return largestLoss(rated.facts, name);
  const facts = altered ? ALTERED[altered]!(rated.facts) : rated.facts;
  return formatFigure(
    rate(
      facts,
      METHOD_1_0,
      day ? `${day}T12:00:00.000Z` : rated.ratedAt,
      rated.factsHash,
      formatMoney,
    ),
    name,
    part,
  );
}
