/** What only coins with an issuer, layer 2s and bridges are asked. */
import { findStep, getConstant, rowPoints } from '../../curves';
import { formatDay, formatDuration } from '../../format';
import { daysSince, toMs } from '../../time';
import { getWord } from '../../words';
import { look } from '../lifetimes';
import type { SignalRule } from '../methodTypes';
import { between, exactly, LOST, UNKNOWN } from '../span';
import type { Facts, Known, Span } from '../types';
import { unknown, type SignalInput, type Verdict } from './verdict';

/** An attestation is an event: its own age decides what it is worth. */
export function reserves({ facts, rule, clock }: SignalInput): Verdict {
  const endurance = { chain: 'chain', attestation: 'fixed', none: 'document' } as const;
  const live = look(facts.reserves, endurance[facts.reserves?.value.proof ?? 'none'], clock);
  if (!live) return unknown(facts.reserves ? 'stale' : 'unknown');
  const { proof, attestedOn } = live.value;
  const sources = [live];
  const value = getWord(rule, `value-${proof}`);
  if (proof === 'chain')
    return { span: exactly(rowPoints(rule, 'chain')), value, words: ['chain'], sources };
  if (proof === 'none') return { span: LOST, value, words: ['none'], sources };
  const lastRead =
    live.evidence
      .map(({ readAt }) => readAt.slice(0, 10))
      .sort()
      .pop() ?? '';
  if (attestedOn === null || attestedOn > lastRead)
    return { span: UNKNOWN, value, words: ['undated'], sources };
  const days = daysSince(attestedOn, clock.now);
  return {
    span: exactly(findStep(rule, days, 'attested').points),
    value: days,
    unit: 'unit',
    words: ['attested'],
    params: { day: formatDay(toMs(attestedOn)), days },
    sources,
  };
}

function byRow<T>(
  endurance: 'chain' | 'document',
  pick: (facts: Facts) => Known<T>,
  toRow: (value: T) => string,
) {
  return ({ facts, rule, clock }: SignalInput): Verdict => {
    const fact = pick(facts);
    const live = look(fact, endurance, clock);
    if (!live) return unknown(fact ? 'stale' : 'unknown');
    const row = toRow(live.value);
    return {
      span: exactly(rowPoints(rule, row)),
      value: getWord(rule, `value-${row}`),
      words: [row],
      sources: [live],
    };
  };
}

export const redemption = byRow(
  'document',
  (facts) => facts.redemption,
  ({ open }) => open,
);
export const stateValidation = byRow(
  'chain',
  (facts) => facts.stateValidation,
  ({ proofs }) => proofs,
);

export function exitWindow({ facts, rule, clock }: SignalInput): Verdict {
  const live = look(facts.exitWindow, 'chain', clock);
  if (!live) return unknown(facts.exitWindow ? 'stale' : 'unknown');
  const { seconds } = live.value;
  return {
    span: exactly(findStep(rule, seconds).points),
    value: formatDuration(seconds),
    words: [seconds === 0 ? 'none' : 'window'],
    params: { window: formatDuration(seconds) },
    sources: [live],
  };
}

type Validation = NonNullable<Facts['validation']>['value'];

/** Signers count by how many must agree: few of many is no better than few. */
function signerSpan(rule: SignalRule, { signers, threshold }: Validation): Span {
  const row = (n: number, of: number): number => {
    if (of >= getConstant(rule, 'manySigners') && n * 3 >= of * 2) return rowPoints(rule, 'many');
    const some = of >= getConstant(rule, 'someSigners') && n * 2 >= of;
    return rowPoints(rule, some ? 'some' : 'few');
  };
  if (signers !== null && threshold !== null) return exactly(row(threshold, signers));
  const few = rowPoints(rule, 'few');
  if (signers !== null) return between(few, row(signers, signers));
  return between(few, rowPoints(rule, 'many'));
}

export function validation({ facts, rule, clock }: SignalInput): Verdict {
  const live = look(facts.validation, 'chain', clock);
  if (!live) return unknown(facts.validation ? 'stale' : 'unknown');
  const { kind, challengeSeconds, signers, threshold } = live.value;
  const sources = [live];
  if (kind === 'proof')
    return {
      span: exactly(rowPoints(rule, 'proof')),
      value: getWord(rule, 'value-proof'),
      words: ['proof'],
      sources,
    };
  if (kind === 'optimistic') {
    const value = getWord(rule, 'value-optimistic');
    const [few, full] = [rowPoints(rule, 'few'), rowPoints(rule, 'optimistic')];
    if (challengeSeconds === null)
      return { span: between(few, full), value, words: ['challengeUnsure'], sources };
    const enough = challengeSeconds >= getConstant(rule, 'challengeSeconds');
    const params = { window: formatDuration(challengeSeconds) };
    return { span: exactly(enough ? full : few), value, words: ['optimistic'], params, sources };
  }
  const sized = signers !== null && threshold !== null;
  return {
    span: signerSpan(rule, live.value),
    value: getWord(rule, 'value-signers'),
    words: [sized ? 'signers' : 'signersUnsure'],
    params: sized ? { signers, threshold } : {},
    sources,
  };
}
