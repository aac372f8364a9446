/** Words that only the server needs: of the head's line, the description, and a missing verdict. */
import { formatMoney } from '@/contracts/money';
import type { ProjectStatus, ValueMeasure } from '@/contracts/vocabulary';
import { day } from '@/lib/format/dates';
import { plural } from '@/lib/format/numbers';

const MEASURES: Record<ValueMeasure, string> = {
  locked: 'locked',
  issued: 'issued',
  market: 'market value',
};

type Recorded = Record<'tokens' | 'contracts' | 'audits' | 'incidents', readonly unknown[]>;

export const copy = {
  since: (month: string) => `since ${month}`,
  notRatedYet: 'Listed: we have recorded nothing yet that a rating could rest on.',
  offScale: {
    compromised: (since: string | null) =>
      `Compromised${since ? ` since ${day(since)}` : ''}. Compromised projects have no score.`,
    'wound-down': (since: string | null) =>
      `Wound down${since ? ` on ${day(since)}` : ''}. Projects that have ended have no score.`,
  } satisfies Record<Exclude<ProjectStatus, 'active'>, (since: string | null) => string>,
  recorded: ({ tokens, contracts, audits, incidents }: Recorded) =>
    [
      tokens.length > 0 ? plural(tokens.length, 'token') : null,
      plural(contracts.length, 'contract'),
      plural(audits.length, 'audit'),
      plural(incidents.length, 'incident'),
    ]
      .filter((part) => part !== null)
      .join(', ') + '.',
  corrections: {
    title: 'Something wrong or missing?',
    why: 'Tell the operator, with a public source.',
    calculator: 'Or try other facts in the calculator',
    incident: 'Report an incident',
    'wrong-fact': 'Report a wrong fact',
    disputes: (count: number) => plural(count, 'disputed fact'),
  },
  context: {
    title: 'Beside the rating',
    value: (usd: number, measure: ValueMeasure) => `${formatMoney(usd)} ${MEASURES[measure]}`,
    says: (by: string, says: string, of: string | null) =>
      `${by}: ${says}${of === null ? '' : `, ${of}`}`,
    differs: (fact: string) => `Ours differs on this: ${fact}`,
  },
  working: 'Every signal with its source, date and weight.',
} as const;
