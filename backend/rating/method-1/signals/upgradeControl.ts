/** upgrade-control, method 1.0: the weakest holder of a power to change code or move funds. */
import { getConstant, rowPoints } from '../../curves';
import { compare } from '../../compare';
import { formatDuration, formatList } from '../../format';
import type { SignalRule } from '../methodTypes';
import type { ControlPower } from '../types';
import { fill, getWord } from '../../words';
import { fromFact, type Evaluation, type Judgement, type SignalInput } from './evaluation';

const multisigSize = ({
  threshold,
  signers,
}: ControlPower): { threshold: number; signers: number } | null =>
  threshold == null || signers == null ? null : { threshold, signers };

/** At least five signers, half of whom must sign; an unknown size is not big. */
function isBig(rule: SignalRule, power: ControlPower): boolean {
  const size = multisigSize(power);
  return (
    size !== null &&
    size.signers >= getConstant(rule, 'bigSigners') &&
    size.threshold >= size.signers * getConstant(rule, 'bigShare')
  );
}

/** An unknown delay counts as none. */
function powerRow(rule: SignalRule, power: ControlPower): string {
  const delay = power.delaySeconds ?? 0;
  const delayed = delay >= getConstant(rule, 'delaySeconds');
  switch (power.holder) {
    case 'nobody':
      return 'nobody';
    case 'vote':
      return delay >= getConstant(rule, 'longDelaySeconds')
        ? 'vote-long'
        : delayed
          ? 'vote-delay'
          : 'vote';
    case 'multisig':
      return isBig(rule, power) ? (delayed ? 'big-delay' : 'big') : 'small';
    case 'key':
      return delay > 0 ? 'key-delay' : 'key';
  }
}

const HOLDER_ORDER = { key: 0, multisig: 1, vote: 2, nobody: 3 };

/** Breaks ties by holder, delay (unknown first), then size, so that input order doesn't matter. */
const weakestFirst =
  (rule: SignalRule) =>
  (a: ControlPower, b: ControlPower): number =>
    compare(rowPoints(rule, powerRow(rule, a)), rowPoints(rule, powerRow(rule, b))) ||
    compare(HOLDER_ORDER[a.holder], HOLDER_ORDER[b.holder]) ||
    compare(a.delaySeconds ?? -1, b.delaySeconds ?? -1) ||
    compare(a.signers ?? 0, b.signers ?? 0) ||
    compare(a.threshold ?? 0, b.threshold ?? 0);

function holderWords(rule: SignalRule, power: ControlPower): { who: string; value: string } {
  const size = multisigSize(power);
  if (power.holder === 'key')
    return { who: getWord(rule, 'key'), value: getWord(rule, 'valueKey') };
  if (power.holder === 'vote')
    return { who: getWord(rule, 'vote'), value: getWord(rule, 'valueVote') };
  if (!size)
    return { who: getWord(rule, 'multisigUnsure'), value: getWord(rule, 'valueMultisigUnsure') };
  return {
    who: fill(getWord(rule, 'multisig'), size),
    value: fill(getWord(rule, 'valueMultisig'), size),
  };
}

function waitWords(rule: SignalRule, { delaySeconds }: ControlPower): string {
  if (delaySeconds == null) return getWord(rule, 'delayUnsure');
  return delaySeconds === 0
    ? getWord(rule, 'immediate')
    : fill(getWord(rule, 'delayed'), { delay: formatDuration(delaySeconds) });
}

function judge(rule: SignalRule, powers: ControlPower[]): Judgement {
  const order = weakestFirst(rule);
  const sorted = [...powers].sort(order);
  const [weakest] = sorted;
  if (!weakest) return { kind: 'unknown' };
  const points = rowPoints(rule, powerRow(rule, weakest));
  if (weakest.holder === 'nobody')
    return {
      kind: 'known',
      points,
      value: getWord(rule, 'valueNobody'),
      unit: null,
      word: 'nobody',
    };
  const same = sorted.filter((power) => order(power, weakest) === 0);
  const what = [...new Set(same.map((power) => power.power))]
    .sort()
    .map((power) => getWord(rule, power));
  const { who, value } = holderWords(rule, weakest);
  return {
    kind: 'known',
    points,
    value,
    unit: null,
    params: { who, what: formatList(what), wait: waitWords(rule, weakest) },
  };
}

/** An empty list of powers is unknown. */
export const upgradeControl = ({ facts, rule }: SignalInput): Evaluation =>
  fromFact(facts.control, ({ powers }) => judge(rule, powers));
