/** upgrade-control and delay: the weakest holder of a power to change code or move users' funds. */
import { findStep, getConstant, rowPoints } from '../../curves';
import { cut, formatDuration } from '../../format';
import { fill, getWord, type FormatMoney, type Params } from '../../words';
import { look, type Live } from '../lifetimes';
import type { Method, SignalRule } from '../methodTypes';
import { between, exactly, LOST, unlessWhole, worst } from '../span';
import type { ControlPower, Facts, Span } from '../types';
import { unknown, type SignalInput, type Verdict } from './verdict';

/** By which holders are judged. */
export function holdersRule({ signals }: Method): SignalRule {
  const rule = signals.find(({ id }) => id === 'upgrade-control');
  if (!rule) throw new Error('No signal upgrade-control');
  return rule;
}

type Control = NonNullable<Facts['control']>['value'];

/** What no one can change stays so; every other holder may be replaced. */
export function liveControl({ facts, clock }: Pick<SignalInput, 'facts' | 'clock'>) {
  const { control } = facts;
  const forGood =
    control?.value.whole === true &&
    control.value.powers.every(({ holder }) => holder === 'nobody');
  return look(control, forGood ? 'fixed' : 'chain', clock);
}

/** At least five signers of whom at least half must sign. One signature of many is one key. */
function multisigRows(rule: SignalRule, power: ControlPower): { least: Row; most: Row } {
  const signers = power.signers ?? null;
  const threshold = power.threshold ?? null;
  const isBig = (n: number, of: number): boolean =>
    of >= getConstant(rule, 'bigSigners') && n >= of * getConstant(rule, 'bigShare');
  if (threshold === null)
    return {
      least: 'key',
      most: (signers ?? Infinity) >= getConstant(rule, 'bigSigners') ? 'big' : 'small',
    };
  if (threshold < 2) return { least: 'key', most: 'key' };
  if (signers !== null) {
    const row = isBig(threshold, signers) ? 'big' : 'small';
    return { least: row, most: row };
  }
  const couldBe = threshold * 2 >= getConstant(rule, 'bigSigners');
  return { least: 'small', most: couldBe ? 'big' : 'small' };
}

type Row = 'vote' | 'big' | 'small' | 'key';

/** Points of a holder behind a delay of so many seconds. */
function pointsOf(rule: SignalRule, row: Row, delay: number): number {
  const delayed = delay >= getConstant(rule, 'delaySeconds');
  switch (row) {
    case 'vote':
      return rowPoints(rule, delay >= getConstant(rule, 'longDelaySeconds') ? 'vote-long' : 'vote');
    case 'big':
      return rowPoints(rule, delayed ? 'big-delay' : 'big');
    case 'small':
      return rowPoints(rule, 'small');
    case 'key':
      return rowPoints(rule, delayed ? 'key-delay' : 'key');
  }
}

export function powerSpan(rule: SignalRule, power: ControlPower): Span {
  const { holder } = power;
  if (holder === 'nobody') return exactly(rowPoints(rule, 'nobody'));
  const { least, most } =
    holder === 'multisig' ? multisigRows(rule, power) : { least: holder, most: holder };
  const delay = power.delaySeconds ?? null;
  return between(pointsOf(rule, least, delay ?? 0), pointsOf(rule, most, delay ?? Infinity));
}

/** Every path was followed to its end, or one end is in the worst row already. */
export function controlSpan(rule: SignalRule, { powers, whole }: Control): Span {
  const span = worst(powers.map((power) => powerSpan(rule, power)));
  return span.possible === 0 ? LOST : unlessWhole(span, whole);
}

const HOLDER_ORDER = { key: 0, multisig: 1, vote: 2, nobody: 3 };

/** Weakest first, in an order that does not depend on the order of the facts. */
export function sortPowers<Power extends ControlPower>(rule: SignalRule, powers: Power[]): Power[] {
  const keys = (power: ControlPower): number[] => {
    const { proven, possible } = powerSpan(rule, power);
    const { delaySeconds, signers, threshold, power: kind } = power;
    return [
      proven,
      possible,
      HOLDER_ORDER[power.holder],
      delaySeconds ?? -1,
      signers ?? -1,
      threshold ?? -1,
      kind === 'change-code' ? 0 : 1,
    ];
  };
  return [...powers].sort((a, b) => {
    const [left, right] = [keys(a), keys(b)];
    const at = left.findIndex((key, index) => key !== right[index]);
    return at < 0 ? 0 : (left[at] ?? 0) - (right[at] ?? 0);
  });
}

function holderWords(rule: SignalRule, { holder, threshold, signers }: ControlPower): string {
  if (holder !== 'multisig') return getWord(rule, holder);
  return threshold == null || signers == null
    ? getWord(rule, 'multisigUnsure')
    : fill(getWord(rule, 'multisig'), { threshold, signers });
}

function waitWords(rule: SignalRule, delay: number | null | undefined): string {
  if (delay == null) return getWord(rule, 'delayUnsure');
  return delay === 0
    ? getWord(rule, 'immediate')
    : fill(getWord(rule, 'delayed'), { delay: formatDuration(delay) });
}

const first = (text: string): string => text.replace(/^./, (letter) => letter.toUpperCase());

/** The power that the score is made from: its weakest holder. Undefined: nobody has any. */
export const weakestPower = <Power extends ControlPower>(
  rule: SignalRule,
  powers: Power[],
): Power | undefined => sortPowers(rule, powers).find(({ holder }) => holder !== 'nobody');

/** "a 3-of-7 multisig: unclaimed rewards only". */
export function weakestWords(rule: SignalRule, power: ControlPower): string {
  const { reach } = power;
  const limit = reach?.extent === 'none' ? getWord(rule, 'none') : reach?.limit;
  return [holderWords(rule, power), ...(limit ? [limit] : [])].join(': ');
}

function whatWords(rule: SignalRule, { power, reach }: ControlPower, formatMoney: FormatMoney) {
  const extent = reach?.extent ?? 'all';
  if (extent === 'all') return getWord(rule, power);
  const amount = reach?.amountUsd == null ? '' : ` (${formatMoney(reach.amountUsd)})`;
  return fill(getWord(rule, `${power}-${extent}`), { limit: `${reach?.limit ?? ''}${amount}` });
}

/** Of one power: its holder, what it reaches and its own delay, for "{who} can {what}, {wait}." */
export const powerWords = (
  rule: SignalRule,
  power: ControlPower,
  formatMoney: FormatMoney,
): Params => ({
  who: first(holderWords(rule, power)),
  what: whatWords(rule, power, formatMoney),
  wait: waitWords(rule, power.delaySeconds),
});

export function upgradeControl(input: SignalInput): Verdict {
  const { rule, facts, formatMoney } = input;
  const live: Live<Control> | null = liveControl(input);
  if (!live) return unknown(facts.control ? 'stale' : 'unknown');
  const { powers, whole } = live.value;
  const weakest = weakestPower(rule, powers);
  const span = controlSpan(rule, live.value);
  if (!weakest)
    return {
      span,
      value: getWord(rule, 'nobody'),
      words: whole ? ['nobodyCan'] : ['listOpen'],
      sources: [live],
    };
  return {
    span,
    value: holderWords(rule, weakest),
    words: ['weakest', ...(whole ? [] : ['listOpen'])],
    params: powerWords(rule, weakest, formatMoney),
    sources: [live],
  };
}

/** An unknown delay may be none; a power that nobody has needs none. */
export function delay(input: SignalInput): Verdict {
  const { rule, method, facts, formatMoney } = input;
  const live = liveControl(input);
  if (!live) return unknown(facts.control ? 'stale' : 'unknown');
  const { powers, whole } = live.value;
  const held = powers.filter(({ holder }) => holder !== 'nobody');
  const open = whole ? [] : ['listOpen'];
  const sources = [live];
  if (held.length === 0)
    return {
      span: unlessWhole(exactly(1), whole),
      words: whole ? ['nobodyCan'] : open,
      sources,
    };
  const known = held.flatMap(({ delaySeconds }) => (delaySeconds == null ? [] : [delaySeconds]));
  const unsure = known.length < held.length;
  const least = Math.min(...known);
  const spans = held.map(({ delaySeconds }) =>
    delaySeconds == null ? between(0, 1) : exactly(findStep(rule, delaySeconds).points),
  );
  const span = worst(spans);
  const holders = holdersRule(method);
  const atOnce = weakestPower(
    holders,
    held.filter(({ delaySeconds }) => delaySeconds === 0),
  );
  const hours = known.length === 0 ? null : cut(least / 3600, 1);
  return {
    span: span.possible === 0 ? LOST : unlessWhole(span, whole),
    value: unsure && least !== 0 ? null : hours,
    unit: unsure && least !== 0 ? null : 'unit',
    words: [least === 0 ? 'none' : unsure ? 'delayUnsure' : 'least', ...open],
    params: {
      ...(known.length > 0 && { delay: formatDuration(least), hours: hours ?? 0 }),
      ...(atOnce && powerWords(holders, atOnce, formatMoney)),
    },
    sources,
  };
}
