/**
 * What visitors ask first, answered from what is valid at an instant. An answer earns no points: it
 * says in a word and a sentence what the signals of the same facts weigh.
 */
import { compare } from '../compare';
import { formatDay, formatList } from '../format';
import { toMs } from '../time';
import { fill, getWord, type FormatMoney } from '../words';
import { holdersRule, liveControl, powerWords, weakestPower } from './signals/control';
import { incidentSearch } from './signals/incidents';
import { look, type Clock } from './lifetimes';
import type { Method } from './methodTypes';
import { firstSentence, newestEvidence, short, signalsOf } from './sentences';
import type { Evidence, Facts, Rating, Signal, SignalState } from './types';

/** Can somebody take or change users' money; has some been lost; is running code audited; is there a reward? */
export type Question = 'control' | 'losses' | 'audited' | 'reward';

export interface Answer {
  id: Question;
  answer: 'yes' | 'no' | 'partly' | 'not-checked';
  /** At most 25 words. */
  text: string;
  /** The day on which it rests; null: it carries no date, or nobody has checked. */
  on: string | null;
  /** The signal whose proof it is, and how that stands. */
  signalId: string;
  state: SignalState;
  /** The newest. */
  evidence: Evidence | null;
}

/** `from`: its sources, where they are not all of the signal's. */
type Said = Pick<Answer, 'answer'> & Partial<Pick<Answer, 'text' | 'on'>> & { from?: Evidence[] };

interface Given {
  facts: Facts;
  signal: Signal;
  method: Method;
  clock: Clock;
  formatMoney: FormatMoney;
}

/**
 * The weakest of the powers that reach anything. Limits that bound every power of a closed list:
 * partly. A list that is not closed may hide one without: yes stands, no does not.
 */
function control({ facts, clock, method, formatMoney }: Given): Said {
  const live = liveControl({ facts, clock });
  if (!live) return { answer: 'not-checked' };
  const { powers, whole } = live.value;
  const reaching = powers.filter(({ reach }) => reach?.extent !== 'none');
  const rule = holdersRule(method);
  const weakest = weakestPower(rule, reaching);
  if (!weakest) return { answer: whole ? 'no' : 'not-checked', from: live.evidence };
  const isBounded = reaching.every(
    ({ holder, reach }) => holder === 'nobody' || reach?.extent === 'bounded',
  );
  const said = fill(getWord(rule, 'weakest'), powerWords(rule, weakest, formatMoney));
  return {
    answer: whole && isBounded ? 'partly' : 'yes',
    text: whole ? said : `${said} Others are not checked.`,
    from: live.evidence,
  };
}

const plural = (count: number): string => `${count} ${count === 1 ? 'incident' : 'incidents'}`;

/**
 * Partly: all of it came back, in a list that is closed. An incident whose loss nobody has stated
 * proves no loss, and leaves no "no".
 */
function losses({ facts, clock, formatMoney }: Given): Said {
  const search = incidentSearch({ facts, clock });
  const through = search?.value.through ?? null;
  const lossy = facts.incidents.filter(({ lossUsd }) => lossUsd !== 0);
  const [newest] = [...lossy].sort((a, b) => compare(b.occurredOn, a.occurredOn));
  if (newest) {
    const stated = lossy.filter(({ lossUsd, lossShare }) => lossUsd !== null || lossShare);
    const isWhole = search !== null && stated.length === lossy.length;
    const isBack = stated.every(({ returnedShare }) => returnedShare === 1);
    const sum = stated.reduce((total, { lossUsd }) => total + (lossUsd ?? 0), 0);
    const lost = sum > 0 ? `, ${isWhole ? '' : 'at least '}${formatMoney(sum)} lost` : '';
    const rest =
      stated.length === 0 ? ', loss not stated' : isWhole && isBack ? ', all returned' : '';
    return {
      answer: !isBack ? 'yes' : isWhole ? 'partly' : 'not-checked',
      text: `${plural(lossy.length)}${lost}${rest}; the last on ${formatDay(toMs(newest.occurredOn))}.`,
      on: through ?? newest.occurredOn,
      from: newest.evidence,
    };
  }
  if (!search) return { answer: 'not-checked' };
  const names = [...new Set(search.value.lists.map(({ name }) => name))].sort();
  const isOne = names.length < 2;
  return {
    answer: isOne ? 'partly' : 'no',
    text: `No loss found in ${formatList(names, 5)}${isOne ? ' alone' : ''}, searched to ${formatDay(toMs(through ?? ''))}.`,
    on: through,
    from: search.evidence,
  };
}

function auditedWords({ parts }: Signal): string | undefined {
  if (parts.length === 0) return undefined;
  const audited = parts.filter(({ proven }) => proven === 1).length;
  const unknown = parts.filter(({ proven, possible }) => possible > proven).length;
  const contracts = `${parts.length} ${parts.length === 1 ? 'contract' : 'contracts'}`;
  if (audited === 0 && unknown > 0)
    return `We cannot match any audit to the code running now (${contracts}).`;
  const rest = unknown > 0 ? `, ${unknown} unknown` : '';
  return `${audited} of ${contracts} ${audited === 1 ? 'is' : 'are'} audited as deployed${rest}.`;
}

/**
 * Yes: every contract, in a list that is closed. Code that changed since its last audit is not
 * audited, though the method gives it points.
 */
function audited({ facts, signal }: Given): Said {
  const { parts, proven } = signal;
  const text = auditedWords(signal);
  const [newest] = facts.audits
    .filter(({ scope }) => scope !== null && scope.contracts.length > 0)
    .sort((a, b) => compare(b.publishedOn, a.publishedOn));
  const from = newest?.evidence;
  const count = parts.filter(({ proven }) => proven === 1).length;
  if (count > 0) return { answer: proven === 1 ? 'yes' : 'partly', text, from };
  const isNo = parts.length > 0 && parts.every(({ possible }) => possible < 1);
  return { answer: isNo ? 'no' : 'not-checked', text };
}

/** That no board lists one is no answer of the project. */
function reward({ facts, clock }: Given): Said {
  const live = look(facts.bounty, 'server', clock);
  switch (live?.value.status) {
    case 'active':
      return { answer: 'yes' };
    case 'paused':
      return { answer: 'partly' };
    case 'none':
      return { answer: live.value.statedBy === 'project' ? 'no' : 'not-checked' };
    case undefined:
      return { answer: 'not-checked' };
  }
}

const QUESTIONS: [Question, string, (given: Given) => Said][] = [
  ['control', 'upgrade-control', control],
  ['losses', 'incidents', losses],
  ['audited', 'audit-coverage', audited],
  ['reward', 'bug-bounty', reward],
];

/** Of a project of which nothing is recorded. */
export const UNANSWERED: Answer[] = QUESTIONS.map(([id, signalId]) => ({
  id,
  answer: 'not-checked',
  text: 'Nothing is recorded yet.',
  on: null,
  signalId,
  state: 'unknown',
  evidence: null,
}));

/** Fewer than two of four answered: a name in a list, not a record. */
export const isListed = (answers: readonly Pick<Answer, 'answer'>[]): boolean =>
  answers.filter(({ answer }) => answer !== 'not-checked').length < 2;

/** Always four, in the order in which they are asked, from what was valid when the rating was made. */
export function answerQuestions(
  facts: Facts,
  rating: Rating,
  { method, formatMoney }: { method: Method; formatMoney: FormatMoney },
): Answer[] {
  const { lifetimes } = method;
  const clock = { now: toMs(rating.ratedAt), lifetimes, refreshed: false, lapses: [] };
  return QUESTIONS.flatMap(([id, signalId, answerOf]) => {
    const signal = signalsOf(rating).find((one) => one.id === signalId);
    if (!signal) return [];
    const { answer, text, on, from } = answerOf({ facts, signal, method, clock, formatMoney });
    const isAnswered = answer !== 'not-checked' || from !== undefined;
    return {
      id,
      answer,
      text: short(text ?? firstSentence(signal.sentence)),
      on: isAnswered ? (on ?? signal.statedAt?.slice(0, 10) ?? null) : null,
      signalId,
      state: signal.state,
      evidence: isAnswered ? newestEvidence(from ?? signal.evidence) : null,
    };
  });
}
