import type { ShortAnswer } from '@/contracts/answers';
import type { ListedProject } from '@/contracts/listedProject';

export const makeAnswers = (
  change: Partial<Record<ShortAnswer['id'], ShortAnswer['answer']>> = {},
): ShortAnswer[] => [
  { id: 'control', answer: change.control ?? 'yes', on: '2026-11-18' },
  { id: 'losses', answer: change.losses ?? 'no', on: '2026-11-18' },
  { id: 'audited', answer: change.audited ?? 'partly', on: '2026-05-04' },
  { id: 'reward', answer: change.reward ?? 'yes', on: '2026-11-01' },
];

export function makeProjectRow(change: Partial<ListedProject> = {}): ListedProject {
  return {
    id: 'aave',
    name: 'Aave',
    logo: null,
    tokenTickers: ['AAVE'],
    category: 'lending',
    chains: ['eip155:1', 'eip155:10'],
    status: 'active',
    state: 'rated',
    rank: 1,
    score: 67.2,
    possible: 80.3,
    known: 0.869,
    letter: 'BBB',
    possibleLetter: 'AA',
    letterBefore: null,
    capGate: null,
    missing: ['Documentation', 'Open findings'],
    lines: {
      code: 66,
      governance: 72,
      operations: 75,
      transparency: 50,
      market: null,
      community: null,
    },
    possibleLines: {
      code: 82,
      governance: 72,
      operations: 75,
      transparency: 100,
      market: null,
      community: null,
    },
    weakestHolder: 'vote',
    weakestWords: 'an on-chain vote',
    delaySeconds: 86_400,
    answers: makeAnswers(),
    auditCount: 9,
    lastAuditOn: '2026-05-04',
    lastAuditPrecision: 'day',
    hasBounty: true,
    bountyUsd: 1_000_000,
    incidentCount: 0,
    lastIncidentOn: null,
    change7d: null,
    ratedAt: '2026-11-21T12:00:00.000Z',
    sample: false,
    address: null,
    issuedCount: 0,
    issuedBy: null,
    ...change,
  };
}
