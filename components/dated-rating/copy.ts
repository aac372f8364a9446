import { day } from '@/lib/format/dates';

export const copy = {
  back: (name: string) => `${name}: rating and proof of today`,
  title: (name: string, at: string) => `${name}: rating of ${day(at)}`,
  titleNone: (name: string, on: string) => `${name}: no rating on ${day(on)}`,
  description: (name: string, at: string) =>
    `What this site said of ${name} on ${day(at)}, with every signal and source of that day.`,
  past: 'This is a rating of the past. What has been recorded since is not in it.',
  newest: 'This is the newest rating. This address keeps it as it is when a newer one comes.',
  held: (at: string, version: string, known: string) =>
    `As of ${day(at)}, method ${version}. ${known}`,
  known: (known: number) => `${Math.round(known * 100)}% known.`,
  hindsight: (at: string) =>
    `We computed it on ${day(at)}, after the day that it holds for, from facts dated up to that day.`,
  state: 'Rating',
  before: 'Rating before',
  after: 'Next rating',
  none: (name: string, first: string | null) =>
    first === null ? `We have never rated ${name}.` : `We first rated ${name} on ${day(first)}.`,
  open: 'Open that rating',
  oldMethod: (version: string) =>
    `Method ${version} weighed other signals. Its rating is kept as data, whole.`,
  data: 'All of that rating as data (JSON)',
  signal: 'Signal',
  points: 'Points',
  weight: 'Weight',
  notApplicable: 'n/a',
  more: (sources: number) => `${sources} more ${sources === 1 ? 'source' : 'sources'} in the data.`,
  ofRating: (weight: number) => `${weight}% of the rating`,
  cite: 'Cite this rating',
  citeWords: 'A later rating does not change this page. The hash proves which facts it rests on.',
  text: 'As text',
  bibtex: 'As BibTeX',
  standing: (state: string, letter: string | null, score: number | null) =>
    letter !== null && score !== null ? `${letter}, ${score.toFixed(1)} of 100` : state,
} as const;
