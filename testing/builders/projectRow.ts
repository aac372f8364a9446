import type { ListedProject } from '@/contracts/listedProject';

export function makeProjectRow(change: Partial<ListedProject> = {}): ListedProject {
  return {
    id: 'aave',
    name: 'Aave',
    logo: null,
    tokenTickers: ['AAVE'],
    category: 'lending',
    chains: ['eip155:1', 'eip155:10'],
    status: 'active',
    rank: 1,
    score: 86.4,
    letter: 'AA',
    provisional: false,
    coverage: 0.91,
    capGate: null,
    lines: {
      code: 88,
      governance: 80.2,
      operations: 75,
      transparency: 100,
      market: null,
      community: null,
    },
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
    ...change,
  };
}
