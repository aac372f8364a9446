/** The words above a rating, from what is valid only: sentences of at most 25 words. */
import { compare } from '../compare';
import { formatDay, formatList, lower } from '../format';
import { toMs } from '../time';
import type { FormatMoney } from '../words';
import { isListed, type Answer } from './answers';
import { listLosses } from './explain';
import type { Method } from './methodTypes';
import { nameMissing } from './missing';
import { bestLetter } from './rate';
import { firstSentence, newestEvidence, short, signalsOf, upper } from './sentences';
import type { Evidence, Facts, GateResult, IncidentFact, Rating, Signal } from './types';

export interface Flag {
  id: string;
  /** `found`: known and bad; `unshown`: nobody has shown it. */
  kind: 'found' | 'unshown';
  text: string;
  /** The signal or gate whose proof it is. */
  signalId: string | null;
  /** The newest. */
  evidence: Evidence | null;
}

export interface RatingVerdict {
  text: string;
  /** At most two, worst first. */
  flags: Flag[];
}

/** Beside four answers. */
const MOST_FLAGS = 2;
const MOST_NAMES = 3;
/** Less is not worth a word above the rating. */
const LEAST_POINTS = 1;
const CONTROL = ['upgrade-control', 'delay'];

const listNames = (names: string[]): string => formatList(names.slice(0, MOST_NAMES).map(lower));

const sayDay = (iso: string): string => formatDay(toMs(iso));

/** @param cap what caps the rating, or would */
function foundOf({ gates }: Rating, cap: GateResult | null | undefined): string | null {
  const gate = gates.find(({ kind }) => kind === 'danger') ?? (cap?.unshown ? null : cap);
  return gate ? `Biggest risk: ${lower(gate.reason)}` : null;
}

function riskOf(rating: Rating): string | null {
  const found = foundOf(rating, rating.cap);
  if (found) return found;
  const [worst] = listLosses(rating);
  if (!worst || worst.lost < LEAST_POINTS) return null;
  // Its sentence says who, what and after what delay.
  const signal = signalsOf(rating).find(({ id }) => id === 'upgrade-control');
  return CONTROL.includes(worst.signalId) && signal
    ? `Biggest risk: ${lower(firstSentence(signal.sentence))}`
    : `Biggest drag: ${lower(worst.name)}.`;
}

function unshownOf({ missing }: Rating): string | null {
  const names = missing.filter(({ unknown }) => unknown >= LEAST_POINTS).map(({ name }) => name);
  return names.length > 0 ? `Not shown: ${listNames(names)}.` : null;
}

const RATED = (rating: Rating): (string | null)[] => [
  `Rated ${rating.letter}.`,
  riskOf(rating),
  unshownOf(rating),
];

/** What is known to be lost and what was found bound the letter from above, never from below. */
function atMost(rating: Rating, { letters }: Method): string | null {
  const { letter, cap } = bestLetter(rating, letters);
  if (letter === letters[0]?.letter) return null;
  return cap
    ? `At most ${letter}: ${lower(cap.reason)}`
    : `At most ${letter}: ${Math.floor(rating.lost)} points are known to be lost.`;
}

function notRated(rating: Rating, { method, answers }: Options): (string | null)[] {
  const { missing, known } = rating;
  const { knownFrom } = method;
  const percent = (share: number): string => `${Math.floor(share * 100)}%`;
  const state = isListed(answers) ? 'Listed' : 'Partly checked';
  return [
    known < knownFrom
      ? `${state}: ${percent(known)} is known, and a rating needs ${percent(knownFrom)}.`
      : `${state}: a question is open.`,
    atMost(rating, method),
    missing.length > 0
      ? `Missing: ${listNames(nameMissing(missing).map(({ name }) => name))}.`
      : null,
  ];
}

/** A lapse of ours hides nothing that is known to be bad. */
function suspended(rating: Rating): (string | null)[] {
  const { overdue, letterBefore, gates } = rating;
  return [
    overdue ? `Suspended: ${overdue.reason}.` : 'Suspended.',
    letterBefore && `Last rated ${letterBefore.letter} on ${sayDay(letterBefore.ratedAt)}.`,
    foundOf(
      rating,
      gates.find(({ cap, unshown }) => cap !== null && !unshown),
    ),
  ];
}

const newest = (incidents: IncidentFact[]): IncidentFact | undefined =>
  [...incidents].sort(
    (a, b) =>
      Number(a.resolved === true) - Number(b.resolved === true) ||
      compare(b.occurredOn, a.occurredOn) ||
      compare(a.id, b.id),
  )[0];

const plain = (title: string): string => title.trim().replace(/[.]$/, '');

/** What happened, and when. */
function offScale({ incidents }: Facts, { state }: Rating, formatMoney: FormatMoney) {
  const last = newest(incidents);
  const happened = last && `${upper(plain(last.title))}, ${sayDay(last.occurredOn)}.`;
  const lost = last?.lossUsd ? `${formatMoney(last.lossUsd)} was lost.` : null;
  return state === 'compromised'
    ? ['Compromised: no longer rated.', happened ?? null, lost]
    : ['Wound down: no longer rated.', happened ?? null, lost];
}

const gateFlag = ({ gate, reason, unshown, evidence }: GateResult, at: number): Flag => ({
  id: `${gate}-${at}`,
  kind: unshown ? 'unshown' : 'found',
  text: short(reason),
  signalId: gate,
  evidence: newestEvidence(evidence),
});

const sentencesOf = (text: string): string[] => text.split(/(?<=[.]) (?=[A-Z0-9])/);

/** A checklist says first what is in place; a flag says what is not. */
function faultOf({ sentence, parts }: Signal): string {
  const failed = parts.filter(({ possible }) => possible === 0);
  const names = (said: string): boolean =>
    failed.some(({ label }) => said.toLowerCase().includes(label.toLowerCase()));
  return sentencesOf(sentence).find(names) ?? firstSentence(sentence);
}

const signalFlag = (signal: Signal, kind: Flag['kind']): Flag => ({
  id: signal.id,
  kind,
  text: short(kind === 'found' ? faultOf(signal) : firstSentence(signal.sentence)),
  signalId: signal.id,
  evidence: newestEvidence(signal.evidence),
});

/** Found dangers and bad answers, then signals that lost most, then what is not shown; nothing twice. */
function listFlags(rating: Rating, answers: readonly Answer[]): Flag[] {
  const gates = rating.gates.map((gate, at) => ({ gate, flag: gateFlag(gate, at) }));
  const pick = (wanted: (gate: GateResult) => boolean): Flag[] =>
    gates.filter(({ gate }) => wanted(gate)).map(({ flag }) => flag);
  const isUnanswered = ({ signal }: { signal: Signal }): boolean =>
    !answers.some(({ signalId }) => signalId === signal.id);
  const byId = new Map(signalsOf(rating).map((signal) => [signal.id, signal]));
  const losses = listLosses(rating).flatMap(({ signalId, lost, unknown }) => {
    const signal = byId.get(signalId);
    return signal ? [{ signal, lost, unknown }] : [];
  });
  const bad = losses
    .filter(({ signal, lost }) => signal.state === 'bad' && lost >= LEAST_POINTS)
    .filter(isUnanswered)
    .map(({ signal }) => signalFlag(signal, 'found'));
  const unknown = losses
    .filter(({ signal }) => signal.state === 'unknown')
    .filter(isUnanswered)
    .sort((a, b) => compare(b.unknown, a.unknown))
    .map(({ signal }) => signalFlag(signal, 'unshown'));
  const all = [
    ...pick(({ kind }) => kind === 'danger'),
    ...pick(({ kind, unshown }) => kind !== 'danger' && !unshown),
    ...bad,
    ...pick(({ unshown }) => unshown),
    ...unknown,
  ];
  // A gate and an answer, or two gates, may say the same of one power.
  const isNew = ({ text }: Flag, at: number) =>
    all.findIndex((flag) => flag.text === text) === at &&
    !answers.some((answer) => answer.text === text);
  return all.filter(isNew).slice(0, MOST_FLAGS);
}

function sentences(facts: Facts, rating: Rating, options: Options) {
  switch (rating.state) {
    case 'rated':
      return RATED(rating);
    case 'not-rated':
      return notRated(rating, options);
    case 'suspended':
      return suspended(rating);
    case 'compromised':
    case 'wound-down':
      return offScale(facts, rating, options.formatMoney);
  }
}

export interface Options {
  method: Method;
  formatMoney: FormatMoney;
  /** Of the same rating. */
  answers: readonly Answer[];
}

export function giveVerdict(facts: Facts, rating: Rating, options: Options): RatingVerdict {
  const text = sentences(facts, rating, options)
    .filter((sentence) => sentence !== null)
    .map(short);
  const isScaled = rating.state !== 'compromised' && rating.state !== 'wound-down';
  return { text: text.join(' '), flags: isScaled ? listFlags(rating, options.answers) : [] };
}
