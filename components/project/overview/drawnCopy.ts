/** Words that only the server needs: browsers get the sentences made of them. */
import type { RenamedDanger } from '@/contracts/ratings/renamedDanger';
import { day } from '@/lib/format/dates';
import { plural, shortHex } from '@/lib/format/numbers';
import { KINDS } from './copy';

const and = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

const short = (id: string): string => id.replace(/0x[0-9a-f]+/i, shortHex);

export const copy = {
  kinds: KINDS,
  unknownOf: (name: string) => `${name}, unknown`,
  rest: (count: number) => `${plural(count, 'other signal')}`,
  restUnknown: (count: number) => `${plural(count, 'other signal')}, unknown`,

  power: { 'change-code': 'changes code', 'move-funds': 'moves funds' },
  can: { 'change-code': 'change the code', 'move-funds': 'move the funds' },
  settings: (who: string, what: string | null) =>
    [`Settings, but neither code nor funds: ${who}.`, what].filter(Boolean).join(' '),
  project: 'The project',
  more: (count: number) => `and ${count} more`,
  verb: { 'change-code': 'change', 'move-funds': 'move' },
  pathSentence: (who: string, what: string, delay: string) => `${who} can ${what}, ${delay}.`,

  counts: {
    deployed: (count: number) => plural(count, 'deployment'),
    changed: (count: number) => plural(count, 'code change'),
    audit: (count: number) => plural(count, 'audit'),
    incident: (count: number) => plural(count, 'incident'),
  },
  between: (from: string, to: string, counts: readonly string[]) =>
    `${from} to ${to}: ${and(counts)}`,
  unaudited: 'code not matched to an audit we have',
  unauditedFor: (months: number) =>
    `code not matched to an audit we have: ${months < 1 ? 'under a month' : plural(months, 'month')} in all`,
  gapUntil: (to: string | null) =>
    `code not matched to an audit we have, ${to === null ? 'still' : `until ${day(to)}`}`,
  renamedDanger: ({ danger, foundAt, subject, renamedTo, reason }: RenamedDanger) =>
    `a found danger ended: “${danger}” Found on ${day(foundAt)} in ${short(subject)}, recorded as ${short(renamedTo)} since; a newer look at that found it gone. The operator: ${reason}`,
} as const;
