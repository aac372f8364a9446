import { asc } from 'drizzle-orm';
import { openTestStore } from '../../../../testing/store';
import { mergeProjects } from '../../../compose';
import {
  audits,
  bounties,
  contracts,
  findings,
  incidents,
  projects,
  projectScores,
} from '../../../db/schema';
import type { Store } from '../../../db/store';
import { emptyTables } from '../../../db/testing/emptyTables';
import { readEmbeddedSet, toLines } from '../../seed/set';
import { importAndRate } from '../importAndRate';
import { listConflicts } from '../statements/listConflicts';
import { address, importText, ndjson, NOW, pieces, record } from '../testing/importText';
import type { ImportOptions } from '../types';

const contract = (n: number, more: object = {}) => ({
  id: `eip155:1:${address(n)}`,
  name: `Core ${n}`,
  role: 'core',
  verified: 'exact',
  source: 's',
  ...more,
});
const audit = (day: string, more: object = {}) => ({
  auditor: 'Firm',
  publishedOn: day,
  reportUrl: `https://firm.example/${day}.pdf`,
  scope: { contracts: [{ id: `eip155:1:${address(1)}` }], commit: 'abc' },
  findings: [
    { title: 'Overflow', severity: 'major', status: 'open' },
    { title: 'Naming', severity: 'minor', status: 'open' },
  ],
  source: 's',
  ...more,
});
const incident = { occurredOn: '2025-06-06', title: 'Drained', summary: 'Gone.', source: 's' };
const full = (more: object = {}) =>
  record('vault', {
    description: 'Keeps things.',
    launchedOn: '2024-01-01',
    links: { website: 'https://vault.example', x: 'https://x.com/vault' },
    contracts: [contract(1), contract(2)],
    audits: [audit('2025-05-05'), audit('2025-07-07')],
    incidents: [{ ...incident, lossUsd: 5e6 }],
    bounty: { status: 'active', topRewardUsd: 50_000, source: 's' },
    ...more,
  });

describe('what a project file leaves out', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore();
  });
  beforeEach(async () => {
    await emptyTables(store.db, 'projects, sources, incidents, imports');
  });
  afterAll(() => store.close());

  const load = (input: object, more: Partial<ImportOptions> = {}) =>
    importText(store, 'projects', ndjson([input]), more);
  const stored = async () => ({
    projects: await store.db.select().from(projects).orderBy(asc(projects.id)),
    contracts: await store.db.select().from(contracts).orderBy(asc(contracts.id)),
    audits: await store.db.select().from(audits).orderBy(asc(audits.id)),
    findings: (
      await store.db.select().from(findings).orderBy(asc(findings.auditId), asc(findings.ordinal))
    ).map(({ id: _, ...row }) => row),
    incidents: await store.db.select().from(incidents).orderBy(asc(incidents.id)),
    bounties: await store.db.select().from(bounties).orderBy(asc(bounties.projectId)),
  });

  it('stays: names alone, imported over the curated set, remove and change nothing', async () => {
    const whole = (text: string) =>
      importAndRate(store, {
        kind: 'projects',
        source: 'test',
        open: () => pieces(text, 100_000),
        now: NOW,
        dryRun: false,
        mergeProjects,
      });
    const lines: string[] = [];
    for await (const line of toLines(readEmbeddedSet().records)) lines.push(line);
    await whole(lines.join(''));
    const scores = () => store.db.select().from(projectScores).orderBy(projectScores.projectId);
    const [before, scoresBefore] = [await stored(), await scores()];
    expect(before.audits.length).toBeGreaterThan(200);
    const names = before.projects.map(({ id, name, category, status }) => ({
      id,
      name,
      category,
      status,
    }));
    const { summary, rating } = await whole(ndjson(names));
    expect(summary).toMatchObject({
      changed: 0,
      skipped: names.length,
      refusedTotal: 0,
      removals: { total: 0 },
    });
    expect(rating).toBeNull();
    expect(await stored()).toEqual(before);
    expect(await scores()).toEqual(scoresBefore);
  });

  it.each<[string, object, object]>([
    ['a contract', { contracts: [contract(1)] }, { contracts: 1 }],
    ['all contracts', { contracts: [] }, { contracts: 2 }],
    ['an audit', { audits: [audit('2025-05-05')] }, { audits: 1 }],
    ['all incidents', { incidents: [] }, { incidents: 1 }],
    ['the bounty', { bounty: null }, { bounty: 1 }],
    ['a link', { links: { website: 'https://vault.example' } }, { links: 1 }],
    ['a detail', { launchedOn: null }, { details: 1 }],
    [
      'a finding',
      {
        audits: [
          audit('2025-05-05'),
          audit('2025-07-07', {
            findings: [{ title: 'Naming', severity: 'minor', status: 'open' }],
          }),
        ],
      },
      { findings: 1 },
    ],
    [
      'a field of an item',
      { contracts: [contract(1, { verified: undefined }), contract(2)] },
      { details: 1 },
    ],
  ])('is %s: listed, and removed only with remove', async (_, more, kinds) => {
    await load(full());
    const before = await stored();
    const next = record('vault', more);
    const dry = await load(next, { remove: true, dryRun: true });
    expect(dry.removals).toMatchObject({ kinds, made: false });
    const kept = await load(next);
    expect(kept).toMatchObject({ changed: 0, skipped: 1, removals: { kinds, made: false } });
    expect(await stored()).toEqual(before);
    const removed = await load(next, { remove: true });
    expect(removed).toMatchObject({ changed: 1, removals: { kinds, made: true } });
    expect(removed.removals.listed).toMatchObject([{ project: 'vault' }]);
    expect(await stored()).not.toEqual(before);
    expect((await load(next, { remove: true })).removals.total).toBe(0);
  });

  it('is left out while the rest of the row is taken', async () => {
    await load(full());
    const next = record('vault', {
      name: 'Vault 2',
      contracts: [contract(3)],
      audits: [audit('2026-01-01')],
    });
    const { changed, removals } = await load(next);
    expect({ changed, removals }).toMatchObject({
      changed: 1,
      removals: {
        total: 4,
        kinds: { contracts: 2, audits: 2 },
        listed: [
          {
            project: 'vault',
            kind: 'contracts',
            count: 2,
            items: [`Core 1 eip155:1:${address(1)}`, `Core 2 eip155:1:${address(2)}`],
          },
          { kind: 'audits', items: expect.arrayContaining(['Firm 2025-05-05']) },
        ],
      },
    });
    const after = await stored();
    expect(after.contracts).toHaveLength(3);
    expect(after.audits).toHaveLength(3);
    expect(after.projects).toMatchObject([{ name: 'Vault 2', description: 'Keeps things.' }]);
  });

  it('is not the old title of a corrected item, which is replaced and keeps its id', async () => {
    await load(full());
    const { incidents: before, audits: reports } = await stored();
    const summary = await load(
      record('vault', {
        incidents: [{ ...incident, title: 'Drained by an oracle', lossUsd: 4e6 }],
        audits: [audit('2025-05-05', { title: 'Vault V2' }), audit('2025-07-07')],
      }),
    );
    expect(summary.removals.total).toBe(0);
    const after = await stored();
    expect(after.incidents).toMatchObject([
      { id: before[0]!.id, title: 'Drained by an oracle', lossUsd: 4e6 },
    ]);
    expect(after.audits.map(({ id }) => id)).toEqual(reports.map(({ id }) => id));
    expect(after.findings).toHaveLength(4);
  });

  it('is no bounty when a file merges two projects: its own stays', async () => {
    await load(full());
    await load(record('safe', { bounty: { status: 'paused', source: 's' } }));
    const merging = full({ formerIds: ['safe'], bounty: undefined });
    expect(await load(merging)).toMatchObject({ changed: 1, removals: { total: 0 } });
    const { value: found } = await listConflicts(store.db, 'vault').next();
    expect(found?.conflicts).toMatchObject([
      { about: 'bounty status', recorded: 'active', others: [{ value: 'paused' }] },
    ]);
    expect(await store.db.select().from(bounties)).toMatchObject([
      { projectId: 'vault', status: 'active' },
    ]);
  });

  it('is no bounty when only one of the merged projects has one', async () => {
    await load(full({ bounty: undefined }));
    await load(record('safe', { bounty: { status: 'paused', source: 's' } }));
    const summary = await load(full({ formerIds: ['safe'], bounty: undefined }));
    expect(summary).toMatchObject({ changed: 1, removals: { total: 0 } });
    expect(await store.db.select().from(bounties)).toMatchObject([
      { projectId: 'vault', status: 'paused' },
    ]);
  });
});
