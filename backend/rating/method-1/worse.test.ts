import fc from 'fast-check';
import { formatMoney } from '../../../contracts/money';
import {
  makeContract,
  daysAgo,
  fact,
  factsArbitrary,
  makeFacts,
  makeIncident,
  NOW,
} from '../../../testing/builders/facts';
import { METHOD_1_0 } from './blueprint';
import { rate } from './rate';
import type { ControlPower, Fact, Facts, FindingCount, Rating, Signal } from './types';

/** Null when there is nothing to make worse. */
type Worsen = (facts: Facts) => Partial<Facts> | null;

const value = <T>(fact: Fact<T> | null, change: (value: T) => T | null): Fact<T> | null => {
  const changed = fact ? change(fact.value) : null;
  return fact && changed !== null ? { ...fact, value: changed } : null;
};
const part = <K extends keyof Facts>(key: K, changed: Facts[K] | null): Partial<Facts> | null =>
  changed === null ? null : ({ [key]: changed } as Partial<Facts>);
function first<T>(items: T[], change: (item: T) => T | null): T[] | null {
  const index = items.findIndex((item) => change(item) !== null);
  return index < 0
    ? null
    : items.map((item, place) => (place === index ? (change(item) ?? item) : item));
}
const control =
  (change: (power: ControlPower) => ControlPower | null): Worsen =>
  ({ control: fact }) =>
    part(
      'control',
      value(fact, ({ powers }) => {
        const changed = first(powers, change);
        return changed && { powers: changed };
      }),
    );
const flag = <K extends string>(
  checks: Record<K, boolean | null>,
): Record<K, boolean | null> | null => {
  const key = (Object.keys(checks) as K[]).find((name) => checks[name] === true);
  return key === undefined ? null : { ...checks, [key]: false };
};
const lastAudit = (facts: Facts): string =>
  facts.audits
    .map((audit) => audit.publishedOn)
    .sort()
    .pop() ?? '9999';

const WAYS: [string, Worsen][] = [
  [
    'a source that is less verified',
    ({ contracts }) =>
      part(
        'contracts',
        first(contracts, (contract) =>
          contract.verified === 'exact'
            ? { ...contract, verified: 'partial' }
            : contract.verified === 'partial'
              ? { ...contract, verified: 'none' }
              : null,
        ),
      ),
  ],
  [
    'an unverified contract that turns out to hold funds',
    ({ contracts }) =>
      part(
        'contracts',
        first(contracts, (contract) =>
          contract.verified === 'none' && contract.holdsFunds !== true
            ? { ...contract, holdsFunds: true }
            : null,
        ),
      ),
  ],
  [
    'another implementation than before',
    ({ contracts }) =>
      part(
        'contracts',
        first(contracts, (contract) =>
          contract.implementation === 'eip155:1:0xa1'
            ? { ...contract, implementation: 'eip155:1:0xa9' }
            : null,
        ),
      ),
  ],
  [
    'code that changed after the last audit',
    (facts) =>
      part(
        'contracts',
        first(facts.contracts, (contract) =>
          contract.codeChangedOn !== null && contract.codeChangedOn <= lastAudit(facts)
            ? { ...contract, codeChangedOn: daysAgo(1) }
            : null,
        ),
      ),
  ],
  [
    'a contract that no audit names',
    (facts) =>
      facts.audits.length > 0 && facts.contracts.length > 0 && facts.auditReview?.value.complete
        ? {
            contracts: [...facts.contracts, makeContract({ evidence: facts.auditReview.evidence })],
            audits: facts.audits.map((audit) => ({ ...audit, scope: audit.scope ?? [] })),
          }
        : null,
  ],
  [
    'one more open finding',
    ({ audits }) =>
      part(
        'audits',
        first(
          audits,
          (audit) =>
            audit.findings && {
              ...audit,
              findings: [...audit.findings, { severity: 'major', status: 'open', count: 1 }],
            },
        ),
      ),
  ],
  [
    'a finding that is open after all',
    ({ audits }) =>
      part(
        'audits',
        first(audits, (audit) => {
          const findings =
            audit.findings &&
            first<FindingCount>(audit.findings, (item) =>
              item.status === 'open' ? null : { ...item, status: 'open' },
            );
          return findings && { ...audit, findings };
        }),
      ),
  ],
  [
    'no audits at all',
    ({ audits, auditReview }) =>
      auditReview?.value.complete && audits.every(({ findings }) => findings === null)
        ? { audits: [] }
        : null,
  ],
  [
    'a bounty that pauses or ends',
    ({ bounty }) =>
      part(
        'bounty',
        value(bounty, (was) =>
          was.status === 'none'
            ? null
            : { ...was, status: was.status === 'active' ? 'paused' : 'none' },
        ),
      ),
  ],
  [
    'a smaller bounty',
    ({ bounty }) =>
      part(
        'bounty',
        value(bounty, (was) =>
          was.topRewardUsd ? { ...was, topRewardUsd: was.topRewardUsd / 3 } : null,
        ),
      ),
  ],
  [
    'a weaker holder',
    control((power) =>
      power.holder === 'vote'
        ? { ...power, holder: 'multisig' }
        : power.holder === 'multisig'
          ? { ...power, holder: 'key' }
          : null,
    ),
  ],
  [
    'a key that nobody held before',
    control((power) =>
      power.holder === 'nobody' ? { ...power, holder: 'key', delaySeconds: 0 } : null,
    ),
  ],
  [
    'a shorter delay',
    control((power) =>
      power.delaySeconds ? { ...power, delaySeconds: Math.floor(power.delaySeconds / 3) } : null,
    ),
  ],
  ['no delay', control((power) => (power.delaySeconds ? { ...power, delaySeconds: 0 } : null))],
  [
    'fewer who must sign',
    control((power) =>
      power.threshold && power.threshold > 1 ? { ...power, threshold: 1 } : null,
    ),
  ],
  [
    'a power over the token that one key holds',
    ({ tokenPowers }) =>
      part(
        'tokenPowers',
        value(tokenPowers, ({ powers }) => ({
          powers: [...powers, { power: 'mint', holder: 'key' }],
        })),
      ),
  ],
  [
    'a more concentrated supply',
    ({ holderConcentration }) =>
      part(
        'holderConcentration',
        value(holderConcentration, (was) => ({
          ...was,
          top10Share: Math.min(1, was.top10Share + 0.15),
        })),
      ),
  ],
  [
    'one more incident',
    ({ incidents, incidentReview }) =>
      incidentReview?.value.complete
        ? {
            incidents: [
              ...incidents,
              makeIncident({
                lossUsd: 2_000_000,
                occurredOn: daysAgo(20),
                resolved: false,
                evidence: incidentReview.evidence,
              }),
            ],
          }
        : null,
  ],
  [
    'a larger loss',
    ({ incidents }) =>
      part(
        'incidents',
        first(incidents, (incident) =>
          incident.lossUsd === null ? null : { ...incident, lossUsd: incident.lossUsd * 20 + 1 },
        ),
      ),
  ],
  [
    'less that was returned',
    ({ incidents }) =>
      part(
        'incidents',
        first(incidents, (incident) =>
          incident.returnedShare
            ? { ...incident, returnedShare: incident.returnedShare / 2 }
            : null,
        ),
      ),
  ],
  [
    'a more recent incident that is not resolved',
    ({ incidents }) =>
      part(
        'incidents',
        first(incidents, (incident) => ({ ...incident, occurredOn: daysAgo(0), resolved: null })),
      ),
  ],
  [
    'a later first deployment',
    ({ firstDeployedOn }) =>
      part(
        'firstDeployedOn',
        value(firstDeployedOn, () => daysAgo(0)),
      ),
  ],
  ['a failed website check', ({ website }) => part('website', value(website, flag))],
  ['a missing preparation', ({ response }) => part('response', value(response, flag))],
  [
    'one name less',
    ({ team }) =>
      part(
        'team',
        value(team, ({ confirmedNames }) =>
          confirmedNames === 0 ? null : { confirmedNames: confirmedNames - 1 },
        ),
      ),
  ],
  [
    'documentation that covers less',
    ({ documentation }) =>
      part(
        'documentation',
        value(documentation, ({ coversDeployedCode }) =>
          coversDeployedCode === 'no'
            ? null
            : { coversDeployedCode: coversDeployedCode === 'yes' ? 'partly' : 'no' },
        ),
      ),
  ],
  [
    'a closed repository',
    ({ repository }) =>
      part(
        'repository',
        value(repository, (was) => (was.public ? { ...was, public: false } : null)),
      ),
  ],
  [
    'an idle repository',
    ({ repository }) =>
      part(
        'repository',
        value(repository, (was) => ({ ...was, lastActivityOn: daysAgo(900) })),
      ),
  ],
  [
    'addresses that are not published',
    ({ addressesPublished }) =>
      part(
        'addressesPublished',
        value(addressesPublished, () => ({ published: false })),
      ),
  ],
  [
    "holders who can't sell",
    ({ sellability }) =>
      part(
        'sellability',
        value(sellability, () => ({ holdersCanSell: false })),
      ),
  ],
];

const listSignals = (rating: Rating): Signal[] =>
  rating.categories.flatMap((category) => category.signals);
const letterIndex = ({ letter }: Rating): number =>
  METHOD_1_0.letters.findIndex((row) => row.letter === letter);

/** Averages compare only over the same signals; a newly known signal must have 0 points. */
const comparable = (before: Signal[], after: Signal[]): boolean =>
  before.every((was, index) => {
    const is = after[index];
    return was.points === null ? is?.state === was.state || is?.points === 0 : is?.points != null;
  });

describe('a worse input never raises a score', () => {
  it.each(WAYS)('%s', (_sentence, worsen) => {
    fc.assert(
      fc.property(factsArbitrary, (facts) => {
        const worse = worsen(facts);
        fc.pre(worse !== null);
        const before = rate(facts, METHOD_1_0, NOW, 'hash', formatMoney);
        const after = rate({ ...facts, ...worse }, METHOD_1_0, NOW, 'hash', formatMoney);
        fc.pre(before.score !== null && comparable(listSignals(before), listSignals(after)));
        listSignals(after).forEach((signal, index) => {
          expect(signal.points ?? 0).toBeLessThanOrEqual(listSignals(before)[index]?.points ?? 0);
        });
        expect(after.score).toBeLessThanOrEqual(before.score ?? 0);
        expect(letterIndex(after)).toBeGreaterThanOrEqual(letterIndex(before));
      }),
      { numRuns: 100 },
    );
  });
});

describe('a limit of 1.0 that docs/method.md names', () => {
  it('a signal that starts to apply can raise a score: the delay of a vote, where before nobody held the power', () => {
    const facts = (power: ControlPower): Facts =>
      makeFacts({
        control: fact({ powers: [power] }),
        tokenPowers: fact({ powers: [] }),
        holderConcentration: fact({ top10Share: 0.9 }),
      });
    const nobody = rate(
      facts({ power: 'change-code', holder: 'nobody' }),
      METHOD_1_0,
      NOW,
      'hash',
      formatMoney,
    );
    const vote = rate(
      facts({ power: 'change-code', holder: 'vote', delaySeconds: 604_800 }),
      METHOD_1_0,
      NOW,
      'hash',
      formatMoney,
    );
    // (35 + 25) ÷ 80 against (33.25 + 20 + 25) ÷ 100
    expect([nobody.score, vote.score]).toEqual([75, 78.3]);
  });
});
