import { constantOf, pointsOf, stepOf } from '../curves';
import { formatDay } from '../format';
import { daysSince, msOf } from '../time';
import { wordOf } from '../words';
import { fromFact, type Evaluation, type SignalInput } from './evaluation';

export const team = ({ facts, rule }: SignalInput): Evaluation =>
  fromFact(facts.team, ({ confirmedNames: count }) => ({
    kind: 'known',
    points: stepOf(rule, count).points,
    value: count,
    unit: 'unit',
    params: { count },
  }));

export const documentation = ({ facts, rule }: SignalInput): Evaluation =>
  fromFact(facts.documentation, ({ coversDeployedCode: answer }) => ({
    kind: 'known',
    points: pointsOf(rule, answer),
    value: wordOf(rule, answer),
    unit: null,
  }));

export const repository = ({ facts, rule, now }: SignalInput): Evaluation =>
  fromFact(facts.repository, ({ public: open, lastActivityOn }) => {
    const value = wordOf(rule, open ? 'open' : 'closed');
    if (!open) return { kind: 'known', points: pointsOf(rule, 'closed'), value, unit: null };
    if (lastActivityOn == null)
      return { kind: 'known', points: pointsOf(rule, 'idle'), value, unit: null, word: 'unsure' };
    const active = daysSince(lastActivityOn, now) <= constantOf(rule, 'activeDays');
    const params = { day: formatDay(msOf(lastActivityOn)) };
    return {
      kind: 'known',
      points: pointsOf(rule, active ? 'active' : 'idle'),
      value,
      unit: null,
      params,
    };
  });

export const addressesPublished = ({ facts, rule }: SignalInput): Evaluation =>
  fromFact(facts.addressesPublished, ({ published }) => {
    const row = published ? 'published' : 'unpublished';
    return { kind: 'known', points: pointsOf(rule, row), value: wordOf(rule, row), unit: null };
  });
