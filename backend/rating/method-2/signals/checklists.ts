/** website and response: one part a check, each with its own unknown. */
import { formatList } from '../../format';
import { getWord } from '../../words';
import { toMs } from '../../time';
import { look, type Clock, type Live } from '../lifetimes';
import type { SignalRule } from '../methodTypes';
import { exactly, LOST, mean, UNKNOWN } from '../span';
import type { Part, Response, Span, Website } from '../types';
import { unknown, type SignalInput, type Verdict } from './verdict';

const WEBSITE = ['https', 'hsts', 'csp', 'noMixedContent', 'securityTxt', 'dnssec', 'caa'] as const;
const RESPONSE = ['securityContact', 'incidentPlan', 'documentedPause'] as const;

const spanOf = (answer: boolean | null): Span =>
  answer === null ? UNKNOWN : answer ? exactly(1) : LOST;

const first = (text: string): string => text.replace(/^./, (letter) => letter.toUpperCase());

function checklist<Check extends string>(
  checks: readonly Check[],
  answers: Readonly<Record<Check, boolean | null>>,
  { rule, sources }: { rule: SignalRule; sources: Live<unknown>[] },
): Verdict {
  const named = (answer: boolean | null): string[] =>
    checks.filter((check) => answers[check] === answer).map((check) => getWord(rule, check));
  const [have, lack, open] = [named(true), named(false), named(null)];
  if (open.length === checks.length) return unknown();
  const answerWord = (answer: boolean | null): string =>
    answer === null ? 'open' : answer ? 'yes' : 'no';
  const parts = checks.map((check): Part => {
    const answer = answers[check];
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
    sources,
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

export function website({ facts: { website: fact }, rule, clock }: SignalInput): Verdict {
  const live = look(fact, rule.endurance, clock);
  if (!live) return unknown(fact ? 'stale' : 'unknown');
  return checklist(WEBSITE, live.value, { rule, sources: [live] });
}

/** A server's answer, and none after the day that the file itself names (RFC 9116). */
function securityTxt({ website: fact }: SignalInput['facts'], clock: Clock): Live<Website> | null {
  const until = fact?.value.securityTxtUntil;
  if (!until || fact.value.securityTxt !== true || toMs(until) < clock.now) return null;
  const live = look(fact, 'server', clock);
  return live && { ...live, end: Math.min(live.end, toMs(until)) };
}

const NOTHING: Response = { securityContact: null, incidentPlan: null, documentedPause: null };

/** A security.txt gives the contact where nothing else does; the other two stay with their source. */
export function response({ facts, rule, clock }: SignalInput): Verdict {
  const live = look(facts.response, rule.endurance, clock);
  const file = live?.value.securityContact === true ? null : securityTxt(facts, clock);
  const sources = [live, file].filter((one) => one !== null);
  if (sources.length === 0) return unknown(facts.response ? 'stale' : 'unknown');
  const contact = file ? { securityContact: true } : {};
  return checklist(RESPONSE, { ...NOTHING, ...live?.value, ...contact }, { rule, sources });
}
