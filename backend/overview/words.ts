/** The sentences of the home page's security alerts. */
import { formatMoney } from '../../contracts/money';
import type { Alert, IncidentAlert, RatingChange, ExpiredSignals } from './alertTypes';

const DAY = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
/** "21 November 2026" of a day or an instant in ISO 8601. */
const day = (at: string): string => DAY.format(new Date(at));

const offScale = {
  active: 'without a score',
  compromised: 'compromised',
  'wound-down': 'wound down',
};
/** A score is cut to a whole number, so that 79.9 with its letter A never reads as 80 (docs/method.md). */
const rating = (letter: string | null, score: number | null): string =>
  `${letter ?? ''} ${score === null ? '' : Math.floor(score)}`.trim();

function changeText({ before, after, at }: RatingChange): string {
  const then = rating(before.letter, before.score);
  const now = after.letter === null ? offScale[after.status] : rating(after.letter, after.score);
  if (before.letter === null) return `Rated ${now}, ${day(at)}`;
  return after.letter === null
    ? `${then} before, ${now} since ${day(at)}`
    : `From ${then} to ${now}, ${day(at)}`;
}

const incidentText = ({ title, lossUsd, at }: IncidentAlert): string =>
  `${title}${lossUsd ? `, ${formatMoney(lossUsd)} lost` : ''}, ${day(at)}`;

const expiredText = ({ names, at }: ExpiredSignals): string =>
  names.length === 1
    ? `${names[0]} unknown since ${day(at)}: the last check is too old`
    : `${names.length} signals unknown since ${day(at)}: the last checks are too old`;

/** What happened and when, in one plain line. */
export function alertText(alert: Alert): string {
  if (alert.kind === 'incident') return incidentText(alert);
  return alert.kind === 'rating-change' ? changeText(alert) : expiredText(alert);
}
