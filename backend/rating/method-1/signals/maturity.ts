/** maturity, method 1.0: years of 365.25 days since the first deployment. */
import { interpolate } from '../../curves';
import { cut, formatDay } from '../../format';
import { daysSince, toMs, yearsSince } from '../../time';
import { fromFact, type Evaluation, type SignalInput } from './evaluation';

export const maturity = ({ facts, rule, now }: SignalInput): Evaluation =>
  fromFact(facts.firstDeployedOn, (day) => {
    const exact = yearsSince(day, now);
    const years = cut(exact, 1);
    return {
      kind: 'known',
      points: interpolate(rule, exact),
      value: years,
      unit: 'unit',
      word: exact < 1 ? 'recent' : undefined,
      params: { years, days: daysSince(day, now), day: formatDay(toMs(day)) },
    };
  });
