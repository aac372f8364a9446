import { day } from '../../contracts/time';
import { formatMoney } from '../../contracts/money';
import type { Alert, IncidentAlert, RatingChange } from './alertTypes';

const WITHOUT_SCORE = {
  active: 'Not rated',
  compromised: 'Compromised',
  'wound-down': 'Wound down',
};
/** Truncated, so that 79.9 with its letter A never reads as 80 (docs/method.md). */
const rating = (letter: string | null, score: number | null): string =>
  `${letter ?? ''} ${score === null ? '' : Math.floor(score)}`.trim();

function changeText({ before, after, at }: RatingChange): string {
  const then = rating(before.letter, before.score);
  if (after.letter === null)
    return `${WITHOUT_SCORE[after.status]} since ${day(at)}, ${then} before`;
  const now = rating(after.letter, after.score);
  return before.letter === null ? `Rated ${now}, ${day(at)}` : `From ${then} to ${now}, ${day(at)}`;
}

const incidentText = ({ title, lossUsd, at }: IncidentAlert): string =>
  `${title}${lossUsd ? `, ${formatMoney(lossUsd)} lost` : ''}, ${day(at)}`;

export const alertText = (alert: Alert): string =>
  alert.kind === 'incident' ? incidentText(alert) : changeText(alert);
