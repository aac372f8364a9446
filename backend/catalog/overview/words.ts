import { controlText } from '../../../contracts/alerts/alertText';
import { day } from '../../../contracts/time';
import { formatMoney } from '../../../contracts/money';
import type { Alert, ControlAlert, IncidentAlert, RatingChange } from './alertTypes';

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

/** The page has block and transaction. */
const controlLine = ({ changes, at }: ControlAlert): string =>
  `${controlText(
    changes.map((change) => ({ ...change, made: undefined })),
    1,
  )}, ${day(at)}`;

export function alertText(alert: Alert): string {
  if (alert.kind === 'incident') return incidentText(alert);
  return alert.kind === 'control-changed' ? controlLine(alert) : changeText(alert);
}
