import type { ProjectStatus, RatingState } from '@/contracts/vocabulary';

export const copy = {
  title: 'Changelog of the method',
  description:
    'Every version of the rating method, and what 2.0 changed: each project’s letter before and after, and why.',
  lead: 'Every change of a rule is a new version. Published ratings keep theirs.',
  openData: 'The letters as data (JSON)',

  versions: 'Versions',

  letters: {
    title: 'Letters before and after 2.0',
    lead: (day: string) =>
      `Both methods rated the same facts: the embedded set as of ${day}. This is the record of the change; it does not follow later facts.`,
    sums: (rankedBefore: number, projects: number, ratedAfter: number) =>
      `Method 1.0 ranked ${rankedBefore} of ${projects} projects. Method 2.0 rated ${ratedAfter}.`,
    figures: 'A range is what is proven and what is possible.',
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
