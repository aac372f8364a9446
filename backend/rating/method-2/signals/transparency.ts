import { getConstant, rowPoints } from '../../curves';
import { formatDay } from '../../format';
import { daysSince, toMs } from '../../time';
import { getWord } from '../../words';
import { fixed, type Sourced } from '../evidence';
import { look } from '../lifetimes';
import { between, exactly, LOST, UNKNOWN } from '../span';
import { contractSearch } from './contractParts';
import { unknown, type SignalInput, type Verdict } from './verdict';

/** Half without a second source; an open confirmation may be either. */
export function accountable({ facts, rule, clock }: SignalInput): Verdict {
  const live = look(facts.accountable, 'document', clock);
  if (!live) return unknown(facts.accountable ? 'stale' : 'unknown');
  const { who, confirmed } = live.value;
  const half = rowPoints(rule, 'half');
  const sources = [live];
  const value = getWord(rule, `value-${who}`);
  if (who === 'nobody') return { span: LOST, value, words: ['nobody'], sources };
  if (who === 'person') return { span: exactly(half), value, words: ['person'], sources };
  const full = rowPoints(rule, 'full');
  const span = confirmed === null ? between(half, full) : exactly(confirmed ? full : half);
  return { span, value, words: [who, confirmed ? 'confirmed' : 'unconfirmed'], sources };
}

export function documentation({ facts, rule, clock }: SignalInput): Verdict {
  const live = look(facts.documentation, 'document', clock);
  if (!live) return unknown(facts.documentation ? 'stale' : 'unknown');
  const { coversDeployedCode: answer } = live.value;
  return {
    span: exactly(rowPoints(rule, answer)),
    value: getWord(rule, `value-${answer}`),
    words: [answer],
    sources: [live],
  };
}

/** Half for being public, half for activity within 180 days. */
export function repository({ facts, rule, clock }: SignalInput): Verdict {
  const live = look(facts.repository, 'server', clock);
  if (!live) return unknown(facts.repository ? 'stale' : 'unknown');
  const { public: open, lastActivityOn } = live.value;
  const sources = [live];
  if (!open) return { span: LOST, value: getWord(rule, 'closed'), words: ['bad'], sources };
  const [half, full] = [rowPoints(rule, 'public'), rowPoints(rule, 'active')];
  const value = getWord(rule, 'open');
  if (lastActivityOn === null)
    return { span: between(half, full), value, words: ['unsure'], sources };
  const active = daysSince(lastActivityOn, clock.now) <= getConstant(rule, 'activeDays');
  return {
    span: exactly(active ? full : half),
    value,
    words: [active ? 'good' : 'idle'],
    params: { day: formatDay(toMs(lastActivityOn)) },
    sources,
  };
}

interface Counted {
  funds: boolean | null;
  listed: boolean | null;
}

/** The share of contracts with funds that are on the list; of all where none has any. */
function leastShare(contracts: Counted[]): number {
  const on = contracts.filter(({ listed }) => listed === true);
  const off = contracts.filter(({ listed }) => listed !== true);
  const sure = on.filter(({ funds }) => funds === true).length;
  const against = off.filter(({ funds }) => funds !== false).length;
  if (sure + against > 0) return sure / (sure + against);
  return contracts.length === 0 ? 0 : on.length / contracts.length;
}

function greatestShare(contracts: Counted[]): number {
  const on = contracts.filter(({ listed, funds }) => listed !== false && funds !== false).length;
  const against = contracts.filter(({ listed, funds }) => listed === false && funds === true);
  if (on + against.length > 0) return on / (on + against.length);
  const all = contracts.filter(({ listed }) => listed !== false).length;
  return contracts.length === 0 ? 1 : all / contracts.length;
}

/** The least and the greatest share that what is not known about funds and the list allows. */
export function addressList(input: SignalInput): Verdict {
  const { facts, clock } = input;
  const list = contractSearch(input);
  const looks = facts.contracts.map((contract) => ({
    contract,
    funds: look(contract.holdsFunds, 'chain', clock),
    listed: look(contract.listed, 'document', clock),
  }));
  const counted = looks.map(({ funds, listed }) => ({
    funds: funds?.value ?? null,
    listed: listed?.value ?? null,
  }));
  const sources: Sourced[] = [
    ...looks.flatMap(({ contract, funds, listed }) => [
      fixed(contract),
      ...[funds, listed].filter((item) => item !== null),
    ]),
    ...(list ? [list] : []),
  ];
  if (counted.every(({ listed }) => listed === null)) return { ...unknown(), sources };
  const named = counted.filter(({ listed }) => listed === true).length;
  return {
    span: list ? between(leastShare(counted), greatestShare(counted)) : UNKNOWN,
    value: `${named} of ${counted.length}`,
    unit: 'unit',
    words: ['named', ...(list ? [] : ['listOpen'])],
    params: { named, total: counted.length },
    sources,
  };
}
