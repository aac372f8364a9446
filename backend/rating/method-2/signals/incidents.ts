/** incidents: 1 − Σ size · ½^(years / 2) · (1 − share returned), after a search of two lists. */
import { findStep, getConstant, rowPoints } from '../../curves';
import { compare } from '../../compare';
import { formatDay, formatList, formatShare } from '../../format';
import { toMs, yearsSince } from '../../time';
import { fill, getWord } from '../../words';
import { fixed } from '../evidence';
import { isWhole, lookThrough, type Live } from '../lifetimes';
import { between, unlessWhole } from '../span';
import type { Facts, IncidentFact, Span } from '../types';
import { unknown, type SignalInput, type Verdict } from './verdict';

type Search = Live<NonNullable<Facts['incidentList']>['value']>;

/** The search, if it still counts and every incident it found is recorded. */
export function incidentSearch({
  facts,
  clock,
}: Pick<SignalInput, 'facts' | 'clock'>): Search | null {
  const search = lookThrough(facts.incidentList, clock);
  return search &&
    isWhole(
      search.value,
      facts.incidents.map(({ occurredOn }) => occurredOn),
    )
    ? search
    : null;
}

/** A list's name typed in another way is the same list. */
const folded = (name: string): string => name.trim().toLowerCase();

/** At least two lists by different names, one of which covers keys, domains and front ends. */
const isThorough = ({ value }: Search, least: number): boolean =>
  new Set(value.lists.map(({ name }) => folded(name))).size >= least &&
  value.lists.some(({ beyondContracts }) => beyondContracts);

/** Out of 0..1 it is no share, as when somebody typed percent. */
const shareOf = (share: number | null): number | null =>
  share !== null && share >= 0 && share <= 1 ? share : null;

/** What one incident costs: the greatest and the least that the facts allow. */
function cost(
  { rule, clock }: SignalInput,
  incident: IncidentFact,
): { most: number; least: number } {
  const { lossUsd, occurredOn } = incident;
  const returnedShare = shareOf(incident.returnedShare);
  const fading = 0.5 ** (yearsSince(occurredOn, clock.now) / getConstant(rule, 'halfLifeYears'));
  const size =
    lossUsd === null
      ? null
      : lossUsd === 0
        ? rowPoints(rule, 'nothing')
        : findStep(rule, lossUsd).points;
  return {
    most: (size ?? rowPoints(rule, 'huge')) * fading * (1 - (returnedShare ?? 0)),
    least: (size ?? rowPoints(rule, 'nothing')) * fading * (1 - (returnedShare ?? 1)),
  };
}

function lossWords({ rule, formatMoney }: SignalInput, incident: IncidentFact): string {
  const { lossUsd } = incident;
  const returnedShare = shareOf(incident.returnedShare);
  if (lossUsd === null) return getWord(rule, 'lossUnsure');
  if (lossUsd === 0) return getWord(rule, 'lossNone');
  const params = { amount: formatMoney(lossUsd), returned: formatShare(returnedShare ?? 0) };
  return fill(getWord(rule, returnedShare === null ? 'loss' : 'lossReturned'), params);
}

export function incidents(input: SignalInput): Verdict {
  const { facts, rule } = input;
  const list = facts.incidents;
  const search = incidentSearch(input);
  const partial = search ? null : lookThrough(facts.incidentList, input.clock);
  if (list.length === 0 && !search && !partial)
    return unknown(facts.incidentList ? 'stale' : 'unknown');
  const weighed = list
    .map((incident) => ({ incident, ...cost(input, incident) }))
    .sort(
      (a, b) =>
        compare(b.most, a.most) ||
        compare(b.incident.occurredOn, a.incident.occurredOn) ||
        compare(a.incident.id, b.incident.id),
    );
  const sum = (pick: (item: { most: number; least: number }) => number): number =>
    Math.max(0, 1 - weighed.reduce((total, item) => total + pick(item), 0));
  const span: Span = between(
    sum(({ most }) => most),
    sum(({ least }) => least),
  );
  const thorough = search !== null && isThorough(search, getConstant(rule, 'lists'));
  const heaviest = weighed[0]?.incident;
  const names = search ? [...new Set(search.value.lists.map(({ name }) => name))].sort() : [];
  return {
    span: unlessWhole(span, thorough),
    value: list.length,
    unit: 'unit',
    words: [
      ...(heaviest ? ['bad'] : thorough ? ['good'] : []),
      ...(search && !thorough ? ['oneList'] : []),
      search ? 'searched' : partial ? 'notWhole' : 'listOpen',
    ],
    params: {
      count: list.length,
      lists: formatList(names, 5),
      found: partial?.value.count ?? 0,
      ...(search ? { through: formatDay(toMs(search.value.through)) } : {}),
      ...(heaviest
        ? {
            title: heaviest.title,
            day: formatDay(toMs(heaviest.occurredOn)),
            loss: lossWords(input, heaviest),
          }
        : {}),
    },
    sources: [...list.map(fixed), ...(search ? [search] : [])],
  };
}
