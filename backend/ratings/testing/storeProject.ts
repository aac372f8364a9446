import type { Database } from '../../db/store';
import {
  audits,
  bounties,
  contracts,
  incidents,
  observations,
  projects,
  sources,
} from '../../db/schema';
import type { ObservationKey } from '../../../contracts/vocabulary';

export const CHECKED_AT = '2026-11-20T00:00:00.000Z';
export const NOON = new Date('2026-11-21T12:00:00.000Z');

export const daysAfter = (instant: Date, days: number): Date =>
  new Date(instant.getTime() + days * 86_400_000);

export async function storeSource(
  db: Database,
  title: string,
  checkedAt = CHECKED_AT,
  more: Partial<typeof sources.$inferInsert> = {},
): Promise<number> {
  const [row] = await db
    .insert(sources)
    .values({
      url: `https://example.org/${title}`,
      title,
      tier: 'P1',
      checkedAt,
      ...more,
    })
    .returning({ id: sources.id });
  return row!.id;
}

export async function storeProject(
  db: Database,
  id: string,
  more: Partial<typeof projects.$inferInsert> = {},
): Promise<void> {
  await db.insert(projects).values({ id, name: id, category: 'dex', origin: 'projects', ...more });
}

export async function observe(
  db: Database,
  projectId: string,
  key: ObservationKey,
  value: unknown,
  sourceId: number,
  observedAt = CHECKED_AT,
): Promise<void> {
  await db.insert(observations).values({ projectId, key, value, sourceId, observedAt });
}

const FULL_OBSERVATIONS: Partial<Record<ObservationKey, unknown>> = {
  launched: { on: '2020-03-01' },
  'contract-list': { through: '2026-11-20' },
  'audit-list': { through: '2026-11-20', count: 1, lists: ['List A', 'List B'] },
  'incident-list': {
    through: '2026-11-20',
    lists: [
      { name: 'List A', beyondContracts: false },
      { name: 'List B', beyondContracts: true },
    ],
  },
  token: { exists: true },
  accountable: { who: 'entity', confirmed: true },
  'audit-review': { complete: true },
  'incident-review': { complete: true },
  control: {
    whole: true,
    powers: [
      {
        power: 'change-code',
        holder: 'multisig',
        threshold: 5,
        signers: 9,
        delaySeconds: 172_800,
        note: 'Security council',
      },
    ],
  },
  'token-powers': { whole: true, powers: [{ power: 'mint', holder: 'vote' }] },
  'holder-concentration': { top10Share: 0.35 },
  website: {
    https: true,
    hsts: true,
    csp: null,
    noMixedContent: true,
    securityTxt: false,
    dnssec: true,
    caa: false,
  },
  response: { securityContact: true, incidentPlan: true, documentedPause: false },
  team: { confirmedNames: 2 },
  documentation: { coversDeployedCode: 'yes' },
  repository: { public: true, lastActivityOn: '2026-11-01' },
  'addresses-published': { published: true },
};

export const testAddress = (digit: number): string =>
  `0xabc${digit.toString(16).padStart(37, '0')}`;
export const testContractId = (digit: number): string => `eip155:1:${testAddress(digit)}`;

async function storeVault(
  db: Database,
  projectId: string,
  digit: number,
  sourceId: number,
): Promise<void> {
  await db.insert(contracts).values({
    id: testContractId(digit),
    projectId,
    chain: 'eip155:1',
    address: testAddress(digit),
    name: 'Vault',
    role: 'vault',
    proxy: false,
    holdsFunds: true,
    verified: 'exact',
    deployedOn: '2020-03-01',
    codeChangedOn: '2020-03-01',
    codeChanges: ['2020-03-01'],
    codeChangesWhole: true,
    listed: true,
    sourceId,
  });
}

/** Rated by both methods. Who controls it was read from the chain: valid for seven days. */
export async function storeFullProject(
  db: Database,
  id: string,
  digit: number,
  more: Partial<typeof projects.$inferInsert> = {},
): Promise<number> {
  await storeProject(db, id, more);
  const dated = { statedOn: CHECKED_AT.slice(0, 10) };
  const sourceId = await storeSource(db, `${id}-file`, CHECKED_AT, dated);
  await storeVault(db, id, digit, sourceId);
  await db.insert(audits).values({
    id: `${id}-audit`,
    projectId: id,
    auditor: 'Example Audits',
    publishedOn: '2025-06-01',
    reportUrl: `https://example.org/${id}.pdf`,
    scope: { contracts: [{ id: testContractId(digit) }], commit: 'abc123' },
    findingsKnown: true,
    findingCounts: { medium: { resolved: 3, acknowledged: 1 } },
    sourceId,
  });
  await db.insert(bounties).values({
    projectId: id,
    status: 'active',
    topRewardUsd: 100_000,
    url: 'https://example.org/bounty',
    sourceId,
  });
  const chain = await storeSource(db, `${id}-chain`, CHECKED_AT, {
    ...dated,
    tier: 'P0',
    how: 'machine',
  });
  await db.insert(observations).values(
    Object.entries(FULL_OBSERVATIONS).map(([key, value]) => ({
      projectId: id,
      key,
      value,
      sourceId: key === 'control' ? chain : sourceId,
      observedAt: CHECKED_AT,
    })),
  );
  return sourceId;
}

export async function storeIncident(
  db: Database,
  projectId: string,
  occurredOn: string,
  sourceId: number,
  more: Partial<typeof incidents.$inferInsert> = {},
): Promise<void> {
  await db.insert(incidents).values({
    id: `${projectId}-${occurredOn}`,
    projectId,
    victim: projectId,
    occurredOn,
    title: 'Loss of funds',
    lossUsd: 5_000_000,
    resolved: true,
    links: ['https://example.org/post-mortem'],
    sourceId,
    ...more,
  });
}
