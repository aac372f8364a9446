/** website and response, method 1.0: the share of checks passed, over those that are known. */
import { pointsOf } from '../curves';
import { formatList } from '../format';
import type { SignalRule } from '../methodTypes';
import { wordOf } from '../words';
import { fromFact, type Evaluation, type Judgement, type SignalInput } from './evaluation';

/** The order in which missing parts are named. */
const WEBSITE = ['https', 'hsts', 'csp', 'noMixedContent', 'securityTxt', 'dnssec', 'caa'] as const;
const RESPONSE = ['securityContact', 'incidentPlan', 'documentedPause'] as const;

function judge<Part extends string>(
  rule: SignalRule,
  parts: readonly Part[],
  value: Record<Part, boolean | null>,
): Judgement {
  const known = parts.filter((part) => value[part] !== null);
  if (known.length === 0) return { kind: 'unknown' };
  const passed = known.filter((part) => value[part] === true).length;
  const failed = known.filter((part) => value[part] === false).map((part) => wordOf(rule, part));
  const unsure = parts.length - known.length;
  const total = passed * pointsOf(rule, 'passed') + failed.length * pointsOf(rule, 'failed');
  return {
    kind: 'known',
    points: total / known.length,
    value: `${passed} of ${known.length}`,
    unit: 'unit',
    improve: 'improve',
    word: passed === 0 ? 'nothing' : undefined,
    notes: [...(failed.length > 0 ? ['failed'] : []), ...(unsure > 0 ? ['unsure'] : [])],
    params: { passed, known: known.length, unsure, failed: formatList(failed, parts.length) },
  };
}

/** 0..1: share passed of the seven checks. */
export const website = ({ facts, rule }: SignalInput): Evaluation =>
  fromFact(facts.website, (value) => judge(rule, WEBSITE, value));

/** 0..1: share of the three preparations in place. */
export const response = ({ facts, rule }: SignalInput): Evaluation =>
  fromFact(facts.response, (value) => judge(rule, RESPONSE, value));
