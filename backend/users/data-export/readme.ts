import { day } from '../../../contracts/time';

export interface WrittenPart {
  file: string;
  about: string;
  rows: number;
  /** There were more, or as many. */
  isFull: boolean;
}

interface Given {
  account: string;
  now: Date;
  parts: readonly WrittenPart[];
  leftOut: readonly string[];
}

const lineOf = ({ file, about, rows, isFull }: WrittenPart): string =>
  `- ${file}.json (${isFull ? `the newest ${rows}` : rows}): ${about}`;

/** What is in the archive, in plain words. */
export function writeReadme({ account, now, parts, leftOut }: Given): string {
  const time = now.toISOString().slice(11, 16);
  return [
    'YOUR DATA',
    '',
    `What this site keeps about account ${account}, as of ${day(now.toISOString())}, ${time} UTC.`,
    '',
    'Each file is a list in JSON (UTF-8), newest first where it has dates. Times are UTC. The number',
    'of entries is in brackets. Project names such as "aave" are those in the addresses of this',
    "site's pages: /projects/aave.",
    '',
    'FILES',
    '',
    ...parts.map(lineOf),
    '',
    'NOT IN THIS ARCHIVE',
    '',
    ...leftOut.map((reason) => `- ${reason}`),
    '- Passwords, codes, and keys of links and sessions: anyone who has them could act as you. They are',
    '  kept as hashes, or you find them where you made them.',
    '- Keyed hashes of your e-mail address, networks and browsers: they say nothing to anyone.',
    '- Requests for a quote, views of pages and votes without login: they name no account.',
    '- What a service elsewhere keeps if it manages the accounts: see the Privacy Policy.',
    '',
    'Keep this archive private. The Privacy Policy says how long each kind of data is kept.',
    '',
  ].join('\n');
}
