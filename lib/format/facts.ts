/** Fields of a record and their values, in words. */
import type { Otherwise } from '@/contracts/projects/otherwise';
import { formatMoney } from '@/contracts/money';
import { LINK_KINDS, type LinkKind } from '@/contracts/vocabulary';
import { day } from './dates';
import { LINK_NAMES } from './labels';
import { percent } from './numbers';

/** Others are spelled as in the data. */
const FIELDS: Readonly<Record<string, string>> = {
  proxy: 'behind a proxy',
  holdsFunds: 'whether it has funds',
  verified: 'verified source',
  deployedOn: 'day of deployment',
  codeChanges: 'days of code changes',
  listed: 'in the project’s own list',
  publishedOn: 'day of publication',
  findingCounts: 'findings',
  occurredOn: 'day',
  lossUsd: 'loss',
  lossShare: 'share lost',
  returnedShare: 'share returned',
  resolvedOn: 'day of resolution',
  topRewardUsd: 'top reward',
  launchedOn: 'day of launch',
};

const LONGEST = 160;
const clip = (text: string): string =>
  text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text;

/** `incident-list` and `delaySeconds` as words. */
export const spaced = (name: string): string =>
  name
    .replaceAll('-', ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const fieldWords = (field: string): string => FIELDS[field] ?? spaced(field);

/** Of lists and objects their JSON, cut. */
export function valueWords(value: unknown, field: string): string {
  if (value === null || value === undefined) return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') {
    if (field.endsWith('Usd')) return formatMoney(value);
    return field.endsWith('Share') ? percent(value) : String(value);
  }
  return clip(typeof value === 'string' ? value : JSON.stringify(value));
}

const isLink = (field: string): field is LinkKind => LINK_KINDS.includes(field as LinkKind);

/** "Website: https://a.example, according to DefiLlama, read 3 Nov 2026". */
export function otherwiseWords({ about, says, by, on }: Otherwise): string {
  const [field = '', item] = about.split(' ').reverse();
  const name = isLink(field) && item === 'links' ? LINK_NAMES[field] : fieldWords(field);
  const subject = item === 'bounty' ? `bug bounty, ${name}` : name;
  return `${capital(subject)}: ${valueWords(says, field)}, according to ${by}, read ${day(on)}`;
}

/** Of a contract, or of the project and its bounty. */
export const listOtherwise = (all: readonly Otherwise[], contractId?: string): string[] =>
  all
    .filter(({ about }) =>
      contractId === undefined ? !about.includes(':') : about.startsWith(`${contractId} `),
    )
    .map(otherwiseWords);
