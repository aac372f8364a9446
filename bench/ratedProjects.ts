/** The nth project is the same in every run. */
import { audits, bounties, contracts, observations, projects } from '../backend/db/schema';
import type { Database } from '../backend/db/store';
import { CHECKED_AT, NOON } from '../backend/ratings/testing/storeProject';

const HOLDERS = ['nobody', 'vote', 'multisig', 'key'];

export const projectId = (n: number): string => `project-${String(n).padStart(7, '0')}`;
const dayBack = (days: number): string =>
  new Date(NOON.getTime() - days * 86_400_000).toISOString().slice(0, 10);
const makeAddress = (n: number): string => `0x${n.toString(16).padStart(40, '0')}`;

const makeContracts = (n: number, sourceId: number): (typeof contracts.$inferInsert)[] =>
  [0, 1, 2, 3, 4].map((c) => ({
    id: `eip155:1:${makeAddress(n * 5 + c)}`,
    projectId: projectId(n),
    chain: 'eip155:1',
    address: makeAddress(n * 5 + c),
    name: `Contract ${c}`,
    role: 'core',
    proxy: c === 0,
    holdsFunds: c === 1,
    verified: n % 9 ? 'exact' : 'partial',
    deployedOn: dayBack(n % 2_000),
    codeChangedOn: dayBack(n % 700),
    sourceId,
  }));

const makeAudits = (n: number, sourceId: number): (typeof audits.$inferInsert)[] =>
  [0, 1].map((a) => ({
    id: `${projectId(n)}-${a}`,
    projectId: projectId(n),
    auditor: `Auditor ${a}`,
    publishedOn: dayBack((n * 7) % 900),
    sourceId,
    reportUrl: 'https://example.org/report.pdf',
    scope: { contracts: [{ id: `eip155:1:${makeAddress(n * 5)}` }] },
    findingsKnown: true,
    findingCounts: { medium: { resolved: n % 5, open: n % 3 }, minor: { acknowledged: n % 7 } },
  }));

const makeObserved = (n: number): Record<string, unknown> => ({
  control: {
    powers: [
      {
        power: 'change-code',
        holder: HOLDERS[n % 4],
        threshold: 4,
        signers: 7,
        delaySeconds: (n % 10) * 86_400,
      },
    ],
  },
  'token-powers': { powers: [{ power: 'mint', holder: 'vote' }] },
  'holder-concentration': { top10Share: (n % 90) / 100 },
  'audit-review': { complete: true },
  'incident-review': { complete: true },
  website: {
    https: true,
    hsts: n % 2 === 0,
    csp: n % 3 === 0,
    noMixedContent: true,
    securityTxt: null,
    dnssec: false,
    caa: true,
  },
  response: { securityContact: true, incidentPlan: n % 2 === 0, documentedPause: null },
  team: { confirmedNames: n % 4 },
  documentation: { coversDeployedCode: 'yes' },
  repository: { public: true, lastActivityOn: dayBack(n % 400) },
  'addresses-published': { published: true },
});

export async function storeRatedProjects(
  db: Database,
  numbers: number[],
  sourceId: number,
): Promise<void> {
  await db.insert(projects).values(
    numbers.map((n) => ({
      id: projectId(n),
      name: `Project ${n}`,
      category: 'dex',
      origin: 'projects',
    })),
  );
  await db.insert(contracts).values(numbers.flatMap((n) => makeContracts(n, sourceId)));
  await db.insert(audits).values(numbers.flatMap((n) => makeAudits(n, sourceId)));
  await db.insert(bounties).values(
    numbers.map((n) => ({
      projectId: projectId(n),
      status: 'active',
      topRewardUsd: (n % 20) * 50_000,
      sourceId,
    })),
  );
  await db.insert(observations).values(
    numbers.flatMap((n) =>
      Object.entries(makeObserved(n)).map(([key, value]) => ({
        projectId: projectId(n),
        key,
        value,
        sourceId,
        observedAt: CHECKED_AT,
      })),
    ),
  );
}
