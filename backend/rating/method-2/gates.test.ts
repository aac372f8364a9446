import {
  daysAgo,
  daysLater,
  fact,
  makeAudit,
  makeContract,
  makeEvidence,
  makeIncident,
  NOW,
  onChain,
  rateFacts,
} from '../../../testing/builders/factsOfMethod2';
import { goldenFacts, VAULT } from '../../../testing/builders/goldenOfMethod2';
import { GATE_EVALUATORS } from './gates';
import type { ControlPower, Facts, Profile } from './types';

const fired = (facts: Facts, now = NOW) =>
  rateFacts(facts, now).gates.map(({ gate, cap }) => `${gate} ${cap ?? 'open'}`);
const power = (given: Partial<ControlPower>, whole = true): Partial<Facts> => ({
  control: fact(
    { powers: [{ power: 'change-code', holder: 'key', delaySeconds: 0, ...given }], whole },
    onChain(),
  ),
});
const vault = (given: Partial<Facts['contracts'][number]>): Partial<Facts> => ({
  contracts: goldenFacts().contracts.map((contract) =>
    contract.id === VAULT ? { ...contract, ...given } : contract,
  ),
});
const incident = (days: number, given: Partial<Facts['incidents'][number]>): Partial<Facts> => ({
  incidents: [makeIncident({ occurredOn: daysAgo(days), lossUsd: 0, ...given })],
});
const critical = (status: 'open' | 'acknowledged' | 'resolved', count = 1): Partial<Facts> => ({
  audits: goldenFacts().audits.map((audit, index) =>
    index === 0
      ? { ...audit, findings: { counts: [{ severity: 'critical', status, count }], whole: true } }
      : audit,
  ),
});
const young = {
  launchedOn: fact(daysAgo(179)),
  contracts: goldenFacts().contracts.map((contract) => ({ ...contract, deployedOn: null })),
};
const foreign = makeAudit({
  scope: { contracts: [{ contract: 'eip155:1:0xother', implementation: null }], ownCode: false },
});

type Case = [what: string, fires: string | null, given: Partial<Facts>, profile?: Profile];

it.each<Case>([
  ['the golden record', null, {}],
  ['control not checked', 'control open', { control: null }],
  ['not every power known', 'control open', power({ holder: 'vote' }, false)],
  ['one key without delay', 'control B', power({})],
  ['one key without delay in an open list', 'control B', power({}, false)],
  ['one key, delay unknown', 'control B', power({ delaySeconds: null })],
  ['a multisig that may be one key', 'control B', power({ holder: 'multisig' })],
  ['one key, 48 hours', null, power({ delaySeconds: 172_800 })],
  ['no search of incident lists', 'incident-search open', { incidentList: null }],
  [
    'a search of no list',
    'incident-search open',
    { incidentList: fact({ through: daysAgo(1), count: 1, lists: [] }) },
  ],
  ['no audit', 'no-audit BBB', { audits: [] }],
  ['an audit that names nothing', 'no-audit BBB', { audits: [makeAudit()] }],
  ["an audit of somebody else's contract", 'no-audit BBB', { audits: [foreign] }],
  [
    'an audit of its own repository',
    null,
    { audits: [makeAudit({ scope: { contracts: [], ownCode: true } })] },
  ],
  ['in use for 179 days', 'not-in-use BBB', young],
  ['in use for 180 days', null, { ...young, launchedOn: fact(daysAgo(180)) }],
  ['launch not shown, an old contract with funds', null, { launchedOn: null }],
  ['nobody known to answer', 'nobody-answers A', { accountable: null }],
  ['nobody answers', 'nobody-answers A', { accountable: fact({ who: 'nobody', confirmed: null }) }],
  ['one person', null, { accountable: fact({ who: 'person', confirmed: false }) }],
  ['reserves not shown', 'reserves BB', { reserves: null }, 'backed'],
  [
    'reserves attested a year ago',
    null,
    { reserves: fact({ proof: 'attestation', attestedOn: daysAgo(365) }) },
    'backed',
  ],
  [
    'reserves attested longer ago',
    'reserves BB',
    { reserves: fact({ proof: 'attestation', attestedOn: daysAgo(366) }) },
    'backed',
  ],
  ['no reserves asked of a protocol', null, { reserves: null }],
  [
    'a layer 2 without proofs',
    'validation BB',
    { stateValidation: fact({ proofs: 'none' }, onChain()) },
    'rollup',
  ],
  ['a layer 2 not checked', 'validation BB', { stateValidation: null }, 'rollup'],
  [
    'a bridge of few signers',
    'validation BB',
    {
      validation: fact(
        { kind: 'signers', challengeSeconds: null, signers: 4, threshold: 3 },
        onChain(),
      ),
    },
    'bridge',
  ],
  [
    'a bridge of unknown signers',
    'validation BB',
    {
      validation: fact(
        { kind: 'signers', challengeSeconds: null, signers: null, threshold: null },
        onChain(),
      ),
    },
    'bridge',
  ],
  [
    'a bridge of some signers',
    null,
    {
      validation: fact(
        { kind: 'signers', challengeSeconds: null, signers: 5, threshold: 3 },
        onChain(),
      ),
    },
    'bridge',
  ],
  [
    'funds without verified source',
    'unverified-funds BB',
    vault({ verified: fact('none', onChain()) }),
  ],
  [
    'no verified source, no funds',
    null,
    vault({ verified: fact('none', onChain()), holdsFunds: fact(false, onChain()) }),
  ],
  ['verification not checked', null, vault({ verified: null })],
  ['an open critical finding', 'open-critical B', critical('open')],
  ['an acknowledged one', null, critical('acknowledged')],
  ['a resolved one', null, critical('resolved')],
  ["holders can't sell", 'honeypot C', { sellability: fact({ holdersCanSell: false }) }],
  ['holders can sell', null, { sellability: fact({ holdersCanSell: true }) }],
  ['29 days old, not resolved', 'recent-incident BB', incident(29, { resolved: false })],
  ['29 days old, not known to be resolved', 'recent-incident BB', incident(29, { resolved: null })],
  ['29 days old, resolved', null, incident(29, { resolved: true })],
  ['30 days old', null, incident(30, { resolved: false })],
  ['$10M lost', 'large-loss A', incident(364, { lossUsd: 10_000_000 })],
  ['less lost', null, incident(364, { lossUsd: 9_999_999 })],
  ['a tenth lost', 'large-loss A', incident(364, { lossUsd: 1, lossShare: 0.1 })],
  ['$100M lost', 'large-loss BBB', incident(364, { lossUsd: 100_000_000 })],
  ['half lost', 'large-loss BBB', incident(364, { lossUsd: 1, lossShare: 0.5 })],
  ['an amount not stated', 'large-loss BBB', incident(364, { lossUsd: null })],
  ['a year ago', null, incident(365, { lossUsd: 1e9 })],
])('%s: %s', (_what, fires, given, profile = 'protocol') => {
  expect(fired(goldenFacts(profile, given))).toEqual(fires === null ? [] : [fires]);
});

it('covers every gate', () => {
  expect(Object.keys(GATE_EVALUATORS)).toHaveLength(12);
});

it.each<[string, Partial<Facts>]>([
  ['One key can change the code, without a delay.', power({})],
  [
    'A 1-of-2 multisig can change the code, delay unknown.',
    power({ holder: 'multisig', threshold: 1, signers: 2, delaySeconds: null }),
  ],
  [
    "Not every power to change the code or move users' funds is known.",
    power({ holder: 'vote' }, false),
  ],
  [
    'A contract with funds has no verified source: Vault.',
    vault({ verified: fact('none', onChain()) }),
  ],
  ['1 critical finding is open: Example Audits.', critical('open')],
  ['2 critical findings are open: Example Audits.', critical('open', 2)],
  ['Not known to be resolved: “Stolen key”, 16 Nov 2026.', incident(5, { resolved: null })],
  ['Large loss within a year: “Stolen key”, 12 Oct 2026.', incident(40, { lossUsd: 2e7 })],
  [
    'Loss within a year, amount not stated: “Stolen key”, 12 Oct 2026.',
    incident(40, { lossUsd: null }),
  ],
])('%s', (reason, given) => {
  expect(rateFacts(goldenFacts('protocol', given)).gates[0]?.reason).toBe(reason);
});

describe('what a gate does', () => {
  it('caps the letter, proven and possible, and leaves the score', () => {
    const facts = goldenFacts();
    const capped = rateFacts({ ...facts, sellability: fact({ holdersCanSell: false }) });
    expect(capped.score).toBe(rateFacts(facts).score);
    expect(capped).toMatchObject({ letter: 'C', possibleLetter: 'C', cap: { gate: 'honeypot' } });
  });

  it('leaves what is possible where it stands for want of an answer', () => {
    const silent = rateFacts(goldenFacts('protocol', { audits: [] }));
    expect(silent.gates[0]).toMatchObject({ gate: 'no-audit', unshown: true });
    const key = rateFacts(goldenFacts('protocol', power({})));
    expect(key).toMatchObject({ letter: 'B', possibleLetter: 'B' });
  });

  it.each<Case>([
    ['nobody', 'A', { accountable: fact({ who: 'nobody', confirmed: null }) }],
    ['no proofs', 'BB', { stateValidation: fact({ proofs: 'none' }, onChain()) }, 'rollup'],
    ['no reserves', 'BB', { reserves: fact({ proof: 'none', attestedOn: null }) }, 'backed'],
    ['launched a month ago', 'BBB', { ...young, launchedOn: fact(daysAgo(30)) }],
    [
      'no audit, all lists searched',
      'BBB',
      { audits: [], auditList: fact({ through: daysAgo(1), count: 0, lists: ['A'] }) },
    ],
  ])(
    'caps what is possible too where the answer is known to be bad: %s',
    (_what, cap, given, profile = 'protocol') => {
      const rating = rateFacts(goldenFacts(profile, given));
      expect(rating.gates).toMatchObject([{ cap, unshown: false }]);
      expect(rating.gates[0]?.evidence.length).toBeGreaterThan(0);
      expect(rating.possibleLetter).toBe(cap);
    },
  );

  it('leaves a project with an open question without a rating, and asks it first', () => {
    const open = rateFacts(goldenFacts('protocol', { control: null }));
    expect(open).toMatchObject({ state: 'not-rated', letter: null });
    expect(open.missing.map(({ id }) => id)).toEqual(['control', 'upgrade-control', 'delay']);
  });
});

describe('a danger once found', () => {
  const sell = (can: boolean, days = 1) =>
    fact({ holdersCanSell: can }, onChain({ readAt: `${daysAgo(days)}T09:00:00.000Z` }));
  const found: [string, Partial<Facts>, Partial<Facts>][] = [
    ['unverified-funds', vault({ verified: fact('none', onChain()) }), vault({ verified: null })],
    ['open-critical', critical('open'), { audits: [] }],
    ['honeypot', { sellability: sell(false) }, { sellability: null }],
    ['recent-incident', incident(5, { resolved: null }), { incidents: [] }],
    ['large-loss', incident(5, { lossUsd: 2e7 }), { incidents: [] }],
  ];
  it.each(found)('%s stays when its fact is deleted or has run out', (gate, bad, gone) => {
    const { dangers } = rateFacts(goldenFacts('protocol', bad));
    expect(dangers).toMatchObject([{ gate, foundAt: '2026-11-21' }]);
    const kept = rateFacts(goldenFacts('protocol', { ...gone, dangers }), daysLater(1));
    expect(kept.dangers).toEqual(dangers);
    expect(kept.gates.map((item) => item.gate)).toContain(gate);
    expect(rateFacts(goldenFacts('protocol', bad), daysLater(20)).dangers).toMatchObject([
      { gate },
    ]);
  });

  const NEW = '2026-11-25';
  const look = onChain({ readAt: `${NEW}T09:00:00.000Z`, statedAt: NEW });
  const report = makeEvidence({ readAt: `${NEW}T09:00:00.000Z`, title: 'Confirmation' });
  const fixed: Record<string, [Partial<Facts>, Partial<Facts>]> = {
    'unverified-funds': [
      vault({ verified: fact('exact', look) }),
      vault({ verified: fact('exact', onChain()) }),
    ],
    'open-critical': [
      { audits: critical('resolved').audits?.map((audit) => ({ ...audit, evidence: [report] })) },
      critical('resolved'),
    ],
    honeypot: [{ sellability: fact({ holdersCanSell: true }, look) }, { sellability: sell(true) }],
    'recent-incident': [
      incident(5, { resolved: true, evidence: [report] }),
      incident(5, { resolved: true }),
    ],
    'large-loss': [incident(5, { lossUsd: 5, evidence: [report] }), incident(5, { lossUsd: 5 })],
  };
  it.each(found)('%s ends with a newer look, and with nothing less', (gate, bad) => {
    const { dangers } = rateFacts(goldenFacts('protocol', bad));
    const [newer, same] = fixed[gate] ?? [{}, {}];
    const after = (given: Partial<Facts>) =>
      rateFacts(goldenFacts('protocol', { ...given, dangers }), daysLater(4)).dangers;
    expect(after(newer)).toEqual([]);
    expect(after(same)).toMatchObject([{ gate }]);
  });

  it('is not ended by a source without a date', () => {
    const { dangers } = rateFacts(goldenFacts('protocol', { sellability: sell(false) }));
    const undated = makeEvidence({ statedAt: null, readAt: `${NEW}T09:00:00.000Z` });
    const sellability = fact({ holdersCanSell: true }, undated);
    expect(rateFacts(goldenFacts('protocol', { sellability, dangers })).dangers).toHaveLength(1);
  });

  it('is not ended by forgetting how large a share was lost', () => {
    const bad = incident(40, { lossUsd: 5_000_000, lossShare: 0.6 });
    const { dangers } = rateFacts(goldenFacts('protocol', bad));
    const forgot = incident(40, { lossUsd: 5_000_000, lossShare: null });
    expect(rateFacts(goldenFacts('protocol', { ...forgot, dangers })).dangers).toEqual(dangers);
  });

  it('ends with time where time alone ends it', () => {
    const { dangers } = rateFacts(
      goldenFacts('protocol', incident(5, { lossUsd: 2e7, resolved: null })),
    );
    const ids = (days: number) =>
      rateFacts(goldenFacts('protocol', { incidents: [], dangers }), daysLater(days)).dangers.map(
        ({ gate }) => gate,
      );
    expect(ids(24)).toEqual(['large-loss', 'recent-incident']);
    expect(ids(25)).toEqual(['large-loss']);
    expect(ids(360)).toEqual([]);
  });

  it('keeps the day on which it was found first', () => {
    const bad = { sellability: sell(false) };
    const { dangers } = rateFacts(goldenFacts('protocol', bad));
    expect(rateFacts(goldenFacts('protocol', { ...bad, dangers }), daysLater(3)).dangers).toEqual(
      dangers,
    );
  });

  it('stays with the contract it was found at', () => {
    const { dangers } = rateFacts(
      goldenFacts('protocol', vault({ verified: fact('none', onChain()) })),
    );
    const other = makeContract({ id: 'other', verified: fact('exact', look) });
    expect(rateFacts(goldenFacts('protocol', { contracts: [other], dangers })).dangers).toEqual(
      dangers,
    );
  });
});
