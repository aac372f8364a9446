import { parseArgs } from 'node:util';
import type { ValidationError } from 'yup';
import { announcementSchema, type Announcement } from '../../../contracts/site/announcement';
import type { AnnounceRequest } from './announce';

export const ANNOUNCE_USAGE = `Sets, clears or shows the announcement above the header of every page.

npm run announce -- --content <text> [--link <address> [--link-text <text>]]
  --content <text>    one line, at most 300 characters
  --link <address>    its link: a path of this site (/resources) or an http or https address
  --link-text <text>  the link's text, at most 80 characters (default: More)
npm run announce -- --clear
npm run announce -- --show
  --help              show this

Pages show it within a few minutes. A visitor who has closed it sees it again when its content is another.`;

const OPTIONS: Record<string, string> = {
  content: '--content',
  link: '--link',
  linkText: '--link-text',
};

function readOptions(given: Record<string, string | undefined>): Announcement {
  try {
    return announcementSchema.validateSync(given);
  } catch (error) {
    const { path = 'content', message } = error as ValidationError;
    throw new Error(`${OPTIONS[path]}: ${message}.`, { cause: error });
  }
}

/** @throws Error with one sentence that names the option */
export function parseAnnounceArguments(argv: readonly string[]): AnnounceRequest {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      content: { type: 'string' },
      link: { type: 'string' },
      'link-text': { type: 'string' },
      clear: { type: 'boolean', default: false },
      show: { type: 'boolean', default: false },
    },
  });
  const given = { content: values.content, link: values.link, linkText: values['link-text'] };
  const isSet = Object.values(given).some((value) => value !== undefined);
  if ([isSet, values.clear, values.show].filter(Boolean).length !== 1)
    throw new Error('Use one of --content, --clear or --show.');
  if (!isSet) return { action: values.clear ? 'clear' : 'show' };
  return { action: 'set', announcement: readOptions(given) };
}

export function announcementText(announcement: Announcement | null): string {
  if (!announcement)
    return 'No announcement is set. Pages show the one from the environment, the notice about the demonstration set, or none.\n';
  const { content, link, linkText } = announcement;
  return `Announcement: ${content}\n${link === null ? '' : `Link: ${linkText ?? 'More'} (${link})\n`}`;
}
