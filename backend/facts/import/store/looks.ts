import type { SourceFacts } from './rows';

/** What of a chain a look of this site is a source of: each moves forward by itself. */
export type About = 'code' | 'powers';

const TITLE = 'Read from the chain';

export const lookTitle = (about: About, project: string, on: string): string =>
  `${TITLE}: ${about} of ${project} on ${on}`;

/** Whether a source is a look of this site. */
export const isOwn = (
  source: Partial<Pick<SourceFacts, 'tier' | 'how' | 'title'>> | null | undefined,
  about: About,
): boolean =>
  source?.tier === 'P0' &&
  source.how === 'machine' &&
  source.title?.startsWith(`${TITLE}: ${about} of `) === true;
