import type { ProjectStatus, RatingState } from '@/contracts/vocabulary';
import { count, plural } from '@/lib/format/numbers';

export const copy = {
  title: 'Changelog of the method',
  description:
    'Every version of the rating method, and what 2.0 changed: each project’s letter before and after, and why.',
  lead: 'Every change of a rule is a new version. Published ratings keep theirs.',
  openData: 'The letters as data (JSON)',
  demonstration: (day: string) =>
    `The demonstration set of ${day} is the only data, so both methods rate as of its day.`,

  versions: 'Versions',

  letters: {
    title: 'Letters before and after 2.0',
    lead: (day: string) => `Both methods rate the same facts, as of ${day}.`,
    sums: (rankedBefore: number, projects: number, ratedAfter: number) =>
      `Method 1.0 ranks ${count(rankedBefore)} of ${plural(projects, 'project')}. Method 2.0 rates ${count(ratedAfter)}.`,
    figures: 'A range is what is proven and what is possible.',
    first: (shown: number, total: number) =>
      `The first ${count(shown)} of ${plural(total, 'project')}, by id.`,
    none: 'No project with facts is stored yet.',
    caption: 'Each project’s letter by method 1.0 and by method 2.0, and why',
    project: 'Project',
    letter: '1.0 → 2.0',
    why: 'Why',
    then: 'then',
    provisional: 'provisional',
    notRated: 'not rated',
    range: (proven: string, possible: string) => `${proven}–${possible}`,
    status: { compromised: 'compromised', 'wound-down': 'wound down' } satisfies Record<
      Exclude<ProjectStatus, 'active'>,
      string
    >,
    state: {
      'not-rated': 'not rated',
      suspended: 'suspended',
      compromised: 'compromised',
      'wound-down': 'wound down',
    } satisfies Record<Exclude<RatingState, 'rated'>, string>,
  },
} as const;
