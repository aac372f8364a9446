/**
 * Ways in which a project with something to hide, or a careless operator, could lift a score. Those
 * that contradict themselves never get here: an import refuses them
 * (backend/facts/import/projects/contradictions.ts).
 */
import {
  daysAgo,
  fact,
  makeAudit,
  makeContract,
  makeEvidence,
  onChain,
  rateFacts,
  searchOf,
} from '../../../testing/builders/factsOfMethod2';
import { goldenFacts } from '../../../testing/builders/goldenOfMethod2';
import type { Facts } from './types';

const golden = goldenFacts();
const [vault, pool] = golden.contracts;
if (!vault || !pool) throw new Error('The golden record has two contracts');

it.each<[string, Facts]>([
  [
    'to enter the better contract twice',
    { ...golden, contracts: [...golden.contracts, vault], contractList: listOf(3) },
  ],
  [
    'to enter the better report twice',
    { ...golden, audits: [...golden.audits, ...golden.audits.slice(0, 1)], auditList: searchOf(3) },
  ],
  ['to date a report in the future', withAudits({ publishedOn: '2062-01-01' })],
  [
    'to leave the worse contract out, with the count of the list',
    { ...golden, contracts: [vault], contractList: listOf(2) },
  ],
  [
    "to name somebody else's contract in a report",
    withAudits({
      scope: { contracts: [{ contract: 'other', implementation: 'a' }], ownCode: true },
    }),
  ],
  [
    'to call one list by two names',
    {
      ...golden,
      incidentList: fact({
        through: daysAgo(3),
        count: 1,
        lists: [
          { name: 'List A', beyondContracts: true },
          { name: 'LIST A ', beyondContracts: true },
        ],
      }),
    },
  ],
  [
    'to type percent for the share that was returned',
    { ...golden, incidents: golden.incidents.map((item) => ({ ...item, returnedShare: 50 })) },
  ],
  [
    'to say that nobody knows when the code changed',
    withCode({ implementation: null, lastChangedOn: null, changes: null }),
  ],
  ['to list powers that end nowhere', { ...golden, control: fact({ powers: [], whole: false }) }],
  [
    'to set the code behind an address free of its history',
    withCode({ implementation: 'eip155:1:0xa9', lastChangedOn: daysAgo(1), changes: null }),
  ],
  [
    'to search audit lists and record none of what they name',
    { ...golden, audits: [], auditList: searchOf(9) },
  ],
])('never helps: %s', (_what, facts) => {
  const before = rateFacts(golden);
  const after = rateFacts(facts);
  expect(after.score).toBeLessThan(before.score);
  expect(after.possible).toBeLessThanOrEqual(100);
});

it('counts new reports beside those that lists name and nobody recorded', () => {
  const late = makeAudit({
    id: 'late',
    publishedOn: daysAgo(1),
    findings: { counts: [], whole: true },
  });
  const missing = { ...golden, auditList: searchOf(4) };
  const before = findingsOf(missing);
  const after = findingsOf({ ...missing, audits: [...golden.audits, late] });
  expect(before).toBeCloseTo((1 + 0.985) / 4, 3);
  expect(after).toBeCloseTo((2 + 0.985) / 5, 3);
});

it('takes no date that is later than the reading for a longer life', () => {
  const typo = makeEvidence({ statedAt: '2062-11-01' });
  const documentation = fact({ coversDeployedCode: 'yes' as const }, typo);
  const late = rateFacts({ ...golden, documentation }, '2028-01-01T00:00:00.000Z');
  const signals = late.categories.flatMap((category) => category.signals);
  expect(signals.find(({ id }) => id === 'documentation')?.proven).toBe(0);
});

it('keeps two looks apart that differ only in who looked', () => {
  const [byHand, byMachine] = (['person', 'machine'] as const).map((how) => makeEvidence({ how }));
  if (!byHand || !byMachine) throw new Error('Two looks');
  const seen = (first: typeof byHand, second: typeof byHand) =>
    rateFacts({ ...golden, accountable: fact({ who: 'entity', confirmed: true }, first, second) });
  expect(seen(byHand, byMachine)).toEqual(seen(byMachine, byHand));
});

function listOf(count: number): Facts['contractList'] {
  return fact({ through: daysAgo(1), count }, onChain());
}

function withAudits(given: Partial<Facts['audits'][number]>): Facts {
  return { ...golden, audits: golden.audits.map((audit) => ({ ...audit, ...given })) };
}

function withCode(code: NonNullable<Facts['contracts'][number]['code']>['value']): Facts {
  const contract = makeContract({ ...vault, code: fact(code, onChain()) });
  const audits = golden.audits.map((audit) => ({
    ...audit,
    scope: audit.scope && {
      ...audit.scope,
      contracts: audit.scope.contracts.map((item) => ({ ...item, implementation: null })),
    },
  }));
  return { ...golden, contracts: [contract, pool as typeof contract], audits };
}

function findingsOf(facts: Facts): number | undefined {
  return rateFacts(facts)
    .categories.flatMap(({ signals }) => signals)
    .find(({ id }) => id === 'open-findings')?.proven;
}
