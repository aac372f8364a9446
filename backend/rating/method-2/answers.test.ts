import { formatMoney } from '../../../contracts/money';
import {
  daysAgo,
  daysLater,
  fact,
  incidentSearchOf,
  makeFacts,
  makeIncident,
  onChain,
  perfectFacts,
  rateFacts,
} from '../../../testing/builders/factsOfMethod2';
import { answerQuestions, isListed, type Question } from './answers';
import { METHOD_2_0 } from './blueprint';
import type { ControlPower, Facts, Reach } from './types';

const answersOf = (given: Partial<Facts>, now?: string) => {
  const facts = { ...perfectFacts(), ...given };
  return answerQuestions(facts, rateFacts(facts, now), { method: METHOD_2_0, formatMoney });
};
const ask = (id: Question, given: Partial<Facts>, now?: string) => {
  const { answer, text } = answersOf(given, now).find((one) => one.id === id)!;
  return `${answer}: ${text}`;
};

const key = (extent: Reach['extent'] = 'all'): ControlPower => ({
  power: 'move-funds',
  holder: 'key',
  delaySeconds: 0,
  reach: { extent, limit: 'unclaimed rewards only', amountUsd: null, source: onChain() },
});
const powers = (whole: boolean, ...list: ControlPower[]) => ({
  control: fact({ powers: list, whole }),
});

describe('can anyone take or change users’ money', () => {
  it.each<[string, Partial<Facts>, string]>([
    ['a key', powers(true, key()), "yes: One key can move users' funds, without a delay."],
    [
      'a key, and a list that is not closed',
      powers(false, key()),
      "yes: One key can move users' funds, without a delay. Others are not checked.",
    ],
    [
      'a limit that bounds every power',
      powers(true, key('bounded')),
      'partly: One key can move unclaimed rewards only, without a delay.',
    ],
    ['nobody, in a list that is closed', powers(true), /^no: No one can change/.source],
    ['nobody, in a list that is not', powers(false), '^not-checked: '],
    ['a limit beside what is not checked', powers(false, key('bounded')), '^yes: '],
    ['nothing', { control: null }, '^not-checked: Not checked yet'],
    [
      'a multisig, beside a key that reaches nothing',
      powers(true, key('none'), {
        ...{ power: 'change-code', holder: 'multisig', threshold: 3, signers: 5, delaySeconds: 0 },
      }),
      'yes: A 3-of-5 multisig can change the code, without a delay.',
    ],
  ])('by %s', (_, given, said) => {
    expect(ask('control', given)).toMatch(new RegExp(said.replace(/[.]$/, '')));
  });
});

describe('has money been lost', () => {
  const hack = makeIncident({ occurredOn: '2026-08-01', lossUsd: 4e6, returnedShare: 0.5 });
  const found = (...incidents: Facts['incidents']) => ({
    incidents,
    incidentList: incidentSearchOf(incidents.length),
  });

  it('yes: how much, and when last', () => {
    const earlier = { ...hack, id: 'b', occurredOn: '2025-02-01', lossUsd: 1e6 };
    expect(ask('losses', found(hack, earlier))).toBe(
      'yes: 2 incidents, $5M lost; the last on 1 Aug 2026.',
    );
  });

  it('partly where all came back, in a list that is closed', () => {
    expect(ask('losses', found({ ...hack, returnedShare: 1 }))).toBe(
      'partly: 1 incident, $4M lost, all returned; the last on 1 Aug 2026.',
    );
    const open = { ...found({ ...hack, returnedShare: 1 }), incidentList: null };
    expect(ask('losses', open)).toBe(
      'not-checked: 1 incident, at least $4M lost; the last on 1 Aug 2026.',
    );
  });

  it('nothing, and never no, where nobody stated how much', () => {
    const unstated = { ...hack, id: 'u', lossUsd: null, returnedShare: null };
    expect(ask('losses', found(unstated))).toBe(
      'not-checked: 1 incident, loss not stated; the last on 1 Aug 2026.',
    );
    expect(ask('losses', found(unstated, hack))).toBe(
      'yes: 2 incidents, at least $4M lost; the last on 1 Aug 2026.',
    );
    expect(ask('losses', found(unstated, { ...hack, returnedShare: 1 }))).toMatch(/^not-checked: /);
  });

  it('no only where two lists were searched in time, and every incident found is recorded', () => {
    expect(ask('losses', found())).toMatch(/^no: No loss found in .+, searched to 18 Nov 2026\.$/);
    expect(ask('losses', found({ ...hack, lossUsd: 0 }))).toMatch(/^no: /);
    expect(ask('losses', { incidents: [], incidentList: incidentSearchOf(1) })).toMatch(
      /^not-checked: /,
    );
    expect(ask('losses', found(), daysLater(40))).toMatch(/^not-checked: /);
    const one = fact({
      through: daysAgo(3),
      count: 0,
      lists: [{ name: 'DeFiHackLabs', beyondContracts: false }],
    });
    expect(ask('losses', { incidents: [], incidentList: one as Facts['incidentList'] })).toMatch(
      /^partly: No loss found in DeFiHackLabs alone/,
    );
  });

  it('stays yes where our search is out of date', () => {
    expect(ask('losses', found(hack), daysLater(40))).toMatch(
      /^yes: 1 incident, at least \$4M lost/,
    );
  });
});

describe('is the running code audited', () => {
  it('yes, by reports that name what runs', () => {
    expect(ask('audited', {})).toMatch(
      /^yes: \d+ of \d+ contracts? (is|are) audited as deployed\.$/,
    );
  });

  it('partly where the list of contracts is not closed: one may be left out', () => {
    expect(ask('audited', { contractList: null })).toMatch(/^partly: (\d+) of \1 contract/);
  });

  it('not checked where no report names a contract and the lists were not searched', () => {
    expect(ask('audited', { audits: [], auditList: null })).toMatch(
      /^not-checked: We cannot match any audit/,
    );
  });

  it('no where the lists were searched to their end', () => {
    const auditList = { ...perfectFacts().auditList! };
    auditList.value = { ...auditList.value, count: 0 };
    expect(ask('audited', { audits: [], auditList })).toMatch(/^no: 0 of /);
  });
});

describe('is there a reward', () => {
  const bounty = (
    status: 'active' | 'paused' | 'none',
    statedBy: 'project' | 'board' = 'project',
  ) => ({ bounty: fact({ status, topRewardUsd: 5e5, statedBy }) }) as Partial<Facts>;

  it.each<[Partial<Facts>, RegExp]>([
    [bounty('active'), /^yes: .*\$500K/],
    [bounty('paused'), /^partly: /],
    [bounty('none'), /^no: /],
    [bounty('none', 'board'), /^not-checked: Not found on a bounty board/],
    [{ bounty: null }, /^not-checked: /],
  ])('%#', (given, said) => {
    expect(ask('reward', given)).toMatch(said);
  });
});

it('an answer has its day and its newest source; what is not checked has neither', () => {
  const [control] = answersOf({});
  expect(control).toMatchObject({ on: daysAgo(2), evidence: { statedAt: daysAgo(2) } });
  const [unknown] = answersOf({ control: null });
  expect(unknown).toMatchObject({ on: null, evidence: null });
});

it('with fewer than two answers a project is only listed', () => {
  const facts = makeFacts();
  const none = answerQuestions(facts, rateFacts(facts), { method: METHOD_2_0, formatMoney });
  expect(none).toHaveLength(4);
  expect(isListed(none)).toBe(true);
  expect(isListed(answersOf({ control: null, bounty: null }))).toBe(false);
});
