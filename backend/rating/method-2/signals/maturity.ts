/** maturity: years of 365.25 days since the oldest contract that still holds value was deployed. */
import { interpolate } from '../../curves';
import { compare } from '../../compare';
import { cut, formatDay } from '../../format';
import { toMs, yearsSince } from '../../time';
import type { Sourced } from '../evidence';
import { look } from '../lifetimes';
import { between } from '../span';
import { contractSearch } from './contractParts';
import { unknown, type SignalInput, type Verdict } from './verdict';

export function maturity(input: SignalInput): Verdict {
  const { facts, rule, clock } = input;
  const contracts = facts.contracts.map((contract) => ({
    id: contract.id,
    funds: look(contract.holdsFunds, 'chain', clock),
    deployed: look(contract.deployedOn, 'fixed', clock),
  }));
  const points = (day: string): number => interpolate(rule, yearsSince(day, clock.now));
  const sure = contracts.flatMap(({ id, funds, deployed }) =>
    funds?.value === true && deployed
      ? [{ id, day: deployed.value, sources: [funds, deployed] }]
      : [],
  );
  const [oldest] = sure.sort((a, b) => compare(a.day, b.day) || compare(a.id, b.id));
  const list = contractSearch(input);
  const couldBe = contracts
    .filter(({ funds }) => funds?.value !== false)
    .map(({ deployed }) => (deployed ? points(deployed.value) : 1));
  const proven = oldest ? points(oldest.day) : 0;
  const possible = list ? Math.max(0, ...couldBe) : 1;
  const sources: Sourced[] = [...(oldest?.sources ?? []), ...(list ? [list] : [])];
  if (!oldest) return { ...unknown(), span: between(0, possible), sources };
  const exact = yearsSince(oldest.day, clock.now);
  const years = cut(exact, 1);
  return {
    span: between(proven, possible),
    value: years,
    unit: 'unit',
    words: ['oldest'],
    params: { years, day: formatDay(toMs(oldest.day)) },
    sources,
  };
}
