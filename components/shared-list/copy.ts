import { plural } from '@/lib/format/numbers';

export const copy = {
  title: 'Watchlist',
  titleOf: (name: string) => `Watchlist: ${name}`,
  description: 'A shared list of projects and their security ratings.',
  about: (projects: number, day: string) =>
    `A shared list of ${plural(projects, 'project')}, last changed on ${day}. Ratings are as of now.`,
  by: 'Its owner, not Plumbline, chose the projects.',
  caption: (name: string) => `Projects in ${name}, in its order.`,
  compare: 'Compare these',
  compareTen: 'Compare the first ten',
  empty: 'This list is empty.',
  busy: 'Too many requests. Please wait a moment and try again.',
} as const;
