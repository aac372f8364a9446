import type { WatchlistMatch } from '@/contracts/watchlists/watchlists';

/** Project ids by what was pasted; '' is none. */
export type Picks = Readonly<Record<string, string>>;

/** What was found, unless the list has it; what is unclear waits for a choice. */
export const firstPicks = (match: WatchlistMatch, chosen: ReadonlySet<string>): Picks =>
  Object.fromEntries(
    match.found.map(({ text, project }) => [text, chosen.has(project.id) ? '' : project.id]),
  );

export const pickedIds = (picks: Picks, chosen: ReadonlySet<string>): string[] => [
  ...new Set(Object.values(picks).filter((id) => id !== '' && !chosen.has(id))),
];

/** Pasted lines that added nothing: unknown, or left without a choice. */
export const leftOver = (match: WatchlistMatch, picks: Picks): string =>
  [...match.unclear.flatMap(({ text }) => (picks[text] ? [] : text)), ...match.unknown].join('\n');
