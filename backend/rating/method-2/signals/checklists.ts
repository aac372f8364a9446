/** website and response: one part a check, each with its own unknown. */
import { formatList } from '../../format';
import { getWord } from '../../words';
import { look } from '../lifetimes';
import type { SignalRule } from '../methodTypes';
import { exactly, LOST, mean, UNKNOWN } from '../span';
import type { Known, Part, Response, Span, Website } from '../types';
import { unknown, type SignalInput, type Verdict } from './verdict';

const WEBSITE = ['https', 'hsts', 'csp', 'noMixedContent', 'securityTxt', 'dnssec', 'caa'] as const;
const RESPONSE = ['securityContact', 'incidentPlan', 'documentedPause'] as const;

const spanOf = (answer: boolean | null): Span =>
  answer === null ? UNKNOWN : answer ? exactly(1) : LOST;

const first = (text: string): string => text.replace(/^./, (letter) => letter.toUpperCase());

function checklist<Check extends string>(
  checks: readonly Check[],
  fact: Known<Record<Check, boolean | null>>,
  { rule, clock }: SignalInput,
): Verdict {
  const live = look(fact, rule.endurance, clock);
  if (!live) return unknown(fact ? 'stale' : 'unknown');
  const named = (answer: boolean | null): string[] =>
    checks.filter((check) => live.value[check] === answer).map((check) => getWord(rule, check));
  const [have, lack, open] = [named(true), named(false), named(null)];
  if (open.length === checks.length) return unknown();
  const answerWord = (answer: boolean | null): string =>
    answer === null ? 'open' : answer ? 'yes' : 'no';
  const parts = checks.map((check): Part => {
    const answer = live.value[check];
    const sentence = getWord(rule, answerWord(answer));
    return { id: check, label: first(getWord(rule, check)), ...spanOf(answer), sentence };
  });
  return {
    span: mean(parts),
    value: `${have.length} of ${checks.length}`,
    unit: 'unit',
    words: [
      ...(have.length > 0 ? ['have'] : []),
      ...(lack.length > 0 ? ['lack'] : []),
      ...(open.length > 0 ? ['unsure'] : []),
    ],
    params: listParams(rule, { have, lack, open }),
    parts,
    improve: lack.length > 0 ? 'improve' : undefined,
    sources: [live],
  };
}

function listParams(rule: SignalRule, names: Record<'have' | 'lack' | 'open', string[]>) {
  const text = (items: string[]): string => formatList(items, 7);
  return {
    have: first(text(names.have)),
    lack: first(text(names.lack)),
    open: first(text(names.open)),
    failed: text(names.lack),
    count: names.have.length,
    rule: rule.name,
  };
}

export const website = (input: SignalInput): Verdict =>
  checklist<keyof Website>(WEBSITE, input.facts.website, input);

export const response = (input: SignalInput): Verdict =>
  checklist<keyof Response>(RESPONSE, input.facts.response, input);
