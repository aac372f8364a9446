/** incidents, method 1.0: 1 − Σ size · ½^(years since / 2) · (1 − share returned). */
import { getConstant, rowPoints, findStep } from '../../curves';
import { compare } from '../../compare';
import { newestLook, type Sourced } from '../evidence';
import { formatDay, formatShare } from '../../format';
import { toMs, yearsSince } from '../../time';
import type { IncidentFact } from '../types';
import { fill, getWord } from '../../words';
import { UNKNOWN, standingOn, type Evaluation, type SignalInput } from './evaluation';

/** An unknown loss counts as the smallest size, an unknown return as none. */
function incidentLoss(
  { rule, now }: SignalInput,
  { lossUsd, returnedShare, occurredOn }: IncidentFact,
): number {
  const size = lossUsd === null ? rowPoints(rule, 'unsure') : findStep(rule, lossUsd).points;
  return (
    size *
    0.5 ** (yearsSince(occurredOn, now) / getConstant(rule, 'halfLifeYears')) *
    (1 - (returnedShare ?? 0))
  );
}

function lossWords(
  { rule, formatMoney }: SignalInput,
  { lossUsd, returnedShare }: IncidentFact,
): string {
  if (lossUsd === null) return getWord(rule, 'lossUnsure');
  const params = { amount: formatMoney(lossUsd), returned: formatShare(returnedShare ?? 0) };
  return fill(getWord(rule, returnedShare ? 'lossReturned' : 'loss'), params);
}

/** An empty list gives 1 only after a search; a non-empty list is known by itself. */
export function incidents(input: SignalInput): Evaluation {
  const { incidents: list, incidentReview } = input.facts;
  const reviewed = incidentReview?.value.complete === true;
  if (list.length === 0 && !reviewed) return UNKNOWN;
  const sources: Sourced[] = reviewed && incidentReview ? [...list, incidentReview] : list;
  const weighed = list
    .map((incident) => ({ incident, loss: incidentLoss(input, incident) }))
    .sort(
      (a, b) =>
        compare(b.loss, a.loss) ||
        compare(b.incident.occurredOn, a.incident.occurredOn) ||
        compare(a.incident.title, b.incident.title),
    );
  const count = list.length;
  const heaviest = weighed[0]?.incident;
  if (!heaviest) {
    return standingOn(
      { kind: 'known', points: 1, value: 0, unit: 'unit', word: 'good', params: { count } },
      sources,
      newestLook(sources),
    );
  }
  const unsure = list.filter((incident) => incident.lossUsd === null).length;
  return standingOn(
    {
      kind: 'known',
      points: Math.max(0, 1 - weighed.reduce((sum, { loss }) => sum + loss, 0)),
      value: count,
      unit: 'unit',
      word: 'bad',
      notes: unsure > (heaviest.lossUsd === null ? 1 : 0) ? ['moreUnsure'] : [],
      params: {
        count,
        unsure,
        title: heaviest.title,
        day: formatDay(toMs(heaviest.occurredOn)),
        loss: lossWords(input, heaviest),
      },
    },
    sources,
    newestLook(sources),
  );
}
