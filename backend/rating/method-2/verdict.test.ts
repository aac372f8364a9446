import { formatMoney } from '../../../contracts/money';
import {
  daysLater,
  fact,
  makeFacts,
  makeIncident,
  onChain,
  perfectFacts,
  rateFacts,
} from '../../../testing/builders/factsOfMethod2';
import { answerQuestions } from './answers';
import { METHOD_2_0 } from './blueprint';
import type { Facts, Rating } from './types';
import { giveVerdict } from './verdict';

const say = (facts: Facts, rating: Rating = rateFacts(facts)) =>
  giveVerdict(facts, rating, {
    method: METHOD_2_0,
    formatMoney,
    answers: answerQuestions(facts, rating, { method: METHOD_2_0, formatMoney }),
  });

const key = { power: 'change-code', holder: 'key', delaySeconds: 0 } as const;
const vote = { power: 'change-code', holder: 'vote', delaySeconds: 86_400 } as const;
const hack = makeIncident({ title: 'Bridge drained', occurredOn: '2026-08-01', lossUsd: 190e6 });

const RECORDS: [string, Partial<Facts>, RegExp][] = [
  ['all is proven', {}, /^Rated AAA\.$/],
  [
    'a vote',
    { control: fact({ powers: [vote], whole: true }) },
    /^Rated A+\. Biggest risk: an on-chain vote can change the code, after a delay of 24 hours\./,
  ],
  [
    'one key',
    { control: fact({ powers: [key], whole: true }) },
    /^Rated B\. Biggest risk: one key can change the code, without a delay\./,
  ],
  ['a signal that is not shown', { bounty: null }, /^Rated AAA\. Not shown: bug bounty\.$/],
  [
    'a signal that is bad',
    { bounty: fact({ status: 'none', topRewardUsd: null, statedBy: 'project' }) },
    /^Rated AAA\. Biggest drag: bug bounty\./,
  ],
  [
    'an open question',
    { control: null },
    /^Partly checked: a question is open\. Missing: who can change it\.$/,
  ],
  [
    'a compromised project',
    { status: 'compromised', incidents: [hack] },
    /^Compromised: no longer rated\. Bridge drained, 1 Aug 2026\. \$190M was lost\.$/,
  ],
  ['an ended project', { status: 'wound-down' }, /^Wound down: no longer rated\.$/],
];

describe('the verdict', () => {
  it.each(RECORDS)('of %s', (_, given, text) => {
    expect(say({ ...perfectFacts(), ...given }).text).toMatch(text);
  });

  it('of almost nothing says how much is known, and what is missing', () => {
    expect(say(makeFacts()).text).toMatch(
      /^Listed: \d+% is known, and a rating needs 60%\. Missing: /,
    );
  });

  it('of a suspended rating shows what is overdue, and the last letter', () => {
    const facts = perfectFacts();
    const late = rateFacts(facts, daysLater(40));
    const before = { letter: 'AA', ratedAt: '2026-11-01T12:00:00.000Z' } as const;
    expect(say(facts, { ...late, letterBefore: before }).text).toBe(
      'Suspended: we last checked incident lists on 18 Nov 2026. Last rated AA on 1 Nov 2026.',
    );
  });

  it('of a suspended rating hides nothing that was found', () => {
    const control = fact({ powers: [key], whole: true }, onChain({ readAt: daysLater(39) }));
    const facts = { ...perfectFacts(), control };
    expect(say(facts, rateFacts(facts, daysLater(40))).text).toBe(
      'Suspended: we last checked incident lists on 18 Nov 2026. Biggest risk: one key can change the code, without a delay.',
    );
  });
});

describe('of a project that is not rated, the most that it could be', () => {
  const open = { ...perfectFacts(), incidentList: null };

  it('is said with the gate that was found', () => {
    expect(say({ ...open, control: fact({ powers: [key], whole: true }) }).text).toMatch(
      / At most B: one key can change the code, without a delay\. Missing: /,
    );
  });

  it('is said with the points that are lost, and not where none are', () => {
    const lost = {
      ...open,
      control: fact({ powers: [vote], whole: true }),
      documentation: fact({ coversDeployedCode: 'no' as const }),
      repository: fact({ public: false, lastActivityOn: null }),
    };
    expect(say(lost).text).toMatch(/ At most A+: \d+ points are known to be lost\. /);
    expect(say(open).text).not.toMatch(/At most/);
  });
});

describe('flags', () => {
  it('are at most two: what was found before what is not shown, each with its newest source', () => {
    const facts = {
      ...perfectFacts(),
      control: fact({ powers: [key], whole: true }),
      incidents: [hack],
      response: null,
      accountable: null,
      documentation: null,
      repository: null,
    };
    const { flags } = say(facts);
    expect(flags).toHaveLength(2);
    expect(flags.map(({ kind }) => kind)).toEqual([...flags.map(({ kind }) => kind)].sort());
    expect(flags[0]).toMatchObject({ kind: 'found', signalId: 'large-loss' });
    expect(flags[0]!.evidence).toMatchObject({ title: expect.any(String) });
    expect(new Set(flags.map(({ id }) => id)).size).toBe(2);
  });

  it('say nothing that one of the four answers says', () => {
    const control = fact({ powers: [key], whole: true });
    const { flags } = say({
      ...perfectFacts(),
      control,
      bounty: null,
      audits: [],
      auditList: null,
    });
    expect(flags.map(({ text }) => text)).not.toContain(
      'One key can change the code, without a delay.',
    );
    expect(flags.map(({ id }) => id)).not.toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^(bug-bounty|audit-coverage|upgrade-control)$/),
      ]),
    );
  });

  it('of a checklist say what fails, not what is in place', () => {
    const response = fact({ securityContact: true, incidentPlan: false, documentedPause: false });
    const { flags } = say({ ...perfectFacts(), response });
    expect(flags.find(({ id }) => id === 'response')).toMatchObject({
      kind: 'found',
      text: 'Missing: Incident plan and pause procedure.',
    });
  });

  it.each(RECORDS)('and words of %s have at most 25 words a sentence', (_, given) => {
    const { text, flags } = say({ ...perfectFacts(), ...given });
    for (const sentence of [text, ...flags.map((flag) => flag.text)].flatMap((part) =>
      part.split(/(?<=[.…]) /),
    ))
      expect(sentence.split(' ').length).toBeLessThanOrEqual(25);
  });
});
