/** website and response, method 1.0: the share of known checks that pass. */
import { rowPoints } from '../../curves';
import { formatList } from '../../format';
import type { SignalRule } from '../methodTypes';
import { getWord } from '../../words';
import { fromFact, type Evaluation, type Judgement, type SignalInput } from './evaluation';

const WEBSITE = ['https', 'hsts', 'csp', 'noMixedContent', 'securityTxt', 'dnssec', 'caa'] as const;
const RESPONSE = ['securityContact', 'incidentPlan', 'documentedPause'] as const;

const capitalized = (names: string[]): string =>
  names.join(', ').replace(/^./, (letter) => letter.toUpperCase());

function judge<Part extends string>(
  rule: SignalRule,
  parts: readonly Part[],
  value: Record<Part, boolean | null>,
): Judgement {
  const named = (result: boolean | null) =>
    parts.filter((part) => value[part] === result).map((part) => getWord(rule, part));
  const [have, failed, open] = [named(true), named(false), named(null)];
  const known = parts.length - open.length;
  if (known === 0) return { kind: 'unknown' };
  const passed = have.length;
  const unsure = open.length;
  const total = passed * rowPoints(rule, 'passed') + failed.length * rowPoints(rule, 'failed');
  return {
    kind: 'known',
    points: total / known,
    value: `${passed} of ${known}`,
    unit: 'unit',
    improve: 'improve',
    word: passed === 0 ? 'nothing' : undefined,
    notes: [...(failed.length > 0 ? ['failed'] : []), ...(unsure > 0 ? ['unsure'] : [])],
    params: {
      passed,
      known,
      unsure,
      failed: formatList(failed, parts.length),
      Have: capitalized(have),
      Lack: capitalized(failed),
      Open: capitalized(open),
    },
  };
}

export const website = ({ facts, rule }: SignalInput): Evaluation =>
  fromFact(facts.website, (value) => judge(rule, WEBSITE, value));

export const response = ({ facts, rule }: SignalInput): Evaluation =>
  fromFact(facts.response, (value) => judge(rule, RESPONSE, value));
