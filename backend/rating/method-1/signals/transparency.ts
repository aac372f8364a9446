import { getConstant, rowPoints, findStep } from '../../curves';
import { formatDay } from '../../format';
import { daysSince, toMs } from '../../time';
import { getWord } from '../../words';
import { fromFact, type Evaluation, type SignalInput } from './evaluation';

export const team = ({ facts, rule }: SignalInput): Evaluation =>
  fromFact(facts.team, ({ confirmedNames: count }) => ({
    kind: 'known',
    points: findStep(rule, count).points,
    value: count,
    unit: 'unit',
    params: { count },
  }));

export const documentation = ({ facts, rule }: SignalInput): Evaluation =>
  fromFact(facts.documentation, ({ coversDeployedCode: answer }) => ({
    kind: 'known',
    points: rowPoints(rule, answer),
    value: getWord(rule, answer),
    unit: null,
  }));

export const repository = ({ facts, rule, now }: SignalInput): Evaluation =>
  fromFact(facts.repository, ({ public: open, lastActivityOn }) => {
    const value = getWord(rule, open ? 'open' : 'closed');
    if (!open) return { kind: 'known', points: rowPoints(rule, 'closed'), value, unit: null };
    if (lastActivityOn == null)
      return { kind: 'known', points: rowPoints(rule, 'idle'), value, unit: null, word: 'unsure' };
    const active = daysSince(lastActivityOn, now) <= getConstant(rule, 'activeDays');
    const params = { day: formatDay(toMs(lastActivityOn)) };
    return {
      kind: 'known',
      points: rowPoints(rule, active ? 'active' : 'idle'),
      value,
      unit: null,
      params,
    };
  });

export const addressesPublished = ({ facts, rule }: SignalInput): Evaluation =>
  fromFact(facts.addressesPublished, ({ published }) => {
    const row = published ? 'published' : 'unpublished';
    return { kind: 'known', points: rowPoints(rule, row), value: getWord(rule, row), unit: null };
  });
