import { VERDICT_BYTES } from '../../../contracts/limits';
import type { ProjectDetail, ProjectRow } from '../../../contracts/projects/projects';
import type { ShortVerdict } from '../../../contracts/ratings/verdict';

/** Room for any name in Latin letters; the longest id leaves no more. */
const NAME_BYTES = 120;
const NO_RATING = 'Not rated: we have no usable evidence yet.';

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));
const quoted = (bytes: number): number => bytes + 2;

function cut(text: string, most: number): string {
  if (bytesOf(text) <= most) return text;
  const letters = Array.from(text);
  const shown = (): string => `${letters.join('').trimEnd()}…`;
  while (letters.length > 0 && bytesOf(shown()) > most) letters.pop();
  return shown();
}

function fit(text: string, most: number): string {
  let fitting = '';
  for (const { segment } of sentences.segment(text)) {
    if (bytesOf(`${fitting}${segment}`.trimEnd()) > most) break;
    fitting += segment;
  }
  return fitting.trimEnd() || cut(text, most);
}

/** Of at most VERDICT_BYTES. */
export function shortVerdict(
  { id, name, state, letter, possibleLetter, score }: ProjectRow,
  { verdict, asOf, staleAfter }: Pick<ProjectDetail, 'verdict' | 'asOf' | 'staleAfter'>,
): ShortVerdict {
  const answer = {
    ...{ id, name: cut(name, quoted(NAME_BYTES)), state, letter, possibleLetter, score, text: '' },
    ...{ asOf, staleAfter, url: `/projects/${id}` },
  };
  const room = quoted(VERDICT_BYTES - bytesOf(answer));
  return { ...answer, text: fit(verdict?.text ?? NO_RATING, room) };
}
