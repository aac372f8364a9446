import { asc } from 'drizzle-orm';
import { openTestStore } from '../../../../testing/store';
import { bounties, sources } from '../../../db/schema';
import type { Store } from '../../../db/store';
import { emptyTables } from '../../../db/testing/emptyTables';
import { mergeProjects } from '../../../compose';
import { importAndRate } from '../importAndRate';
import { address, importText, NOW, pieces, record } from '../testing/importText';

const program = (slug: string, assets: number[], more: object = {}): object => ({
  ...{
    project: slug,
    slug,
    maxBounty: 50_000,
    endDate: null,
    inviteOnly: false,
    rewardsPool: null,
  },
  assets: assets.map((n) => ({
    type: 'smart_contract',
    url: `https://etherscan.io/address/${address(n)}`,
  })),
  ...more,
});
const project = (id: string, n: number, url: string): object =>
  record(id, {
    contracts: [{ id: `eip155:1:${address(n)}`, name: 'Vault', role: 'vault', source: 's' }],
    bounty: { status: 'active', topRewardUsd: 1_000, url, source: 's' },
  });

describe("importing Immunefi's list", () => {
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore();
  });
  beforeEach(async () => {
    await emptyTables(store.db, 'projects, sources, incidents, imports');
    await importText(store, 'projects', [
      project('vault', 1, 'https://immunefi.com/bug-bounty/Vault/information/'),
      project('other', 2, 'https://immunefi.com/bounty/other'),
      project('own', 3, 'https://own.example/bounty'),
    ]);
  });
  afterAll(() => store.close());

  const load = (programs: object[]) => importText(store, 'immunefi', programs, { remove: true });
  const stored = async () =>
    (await store.db.select().from(bounties).orderBy(asc(bounties.projectId))).map((row) => [
      ...[row.projectId, row.status, row.topRewardUsd, row.statedBy],
    ]);
  const BEFORE = [
    ['other', 'active', 1_000, null],
    ['own', 'active', 1_000, null],
    ['vault', 'active', 1_000, null],
  ];

  it('takes over the reward of a program whose scope names a contract of the record', async () => {
    expect(await load([program('vault', [1, 9]), program('nobody', [2])])).toMatchObject({
      ...{ read: 2, changed: 1, refusedTotal: 0 },
    });
    expect(await stored()).toEqual([...BEFORE.slice(0, 2), ['vault', 'active', 50_000, 'board']]);
    expect(await store.db.select().from(sources)).toContainEqual(
      expect.objectContaining({ tier: 'P0', how: 'machine', statedOn: '2026-11-21' }),
    );
    expect(await load([program('vault', [1, 9])])).toMatchObject({ changed: 0 });
  });

  it('an ended program, a competition and one by invitation are no reward any more', async () => {
    for (const more of [{ endDate: '2026-11-20' }, { rewardsPool: 10_000 }, { inviteOnly: true }]) {
      await load([program('vault', [], more)]);
      expect((await stored()).at(-1)).toEqual(['vault', 'none', null, 'board']);
      await load([program('vault', [1])]);
      expect((await stored()).at(-1)).toEqual(['vault', 'active', 50_000, 'board']);
    }
  });

  it('says nothing of what the list lacks, or whose scope names another', async () => {
    const summary = await load([program('other', [1]), program('more', [7])]);
    expect(summary).toMatchObject({
      changed: 0,
      notes: { 'scope names no contract of other: not taken': 1 },
    });
    expect(await stored()).toEqual(BEFORE);
  });

  it('refuses a part of the list, an empty one and another shape', async () => {
    const run = (programs: unknown) =>
      importAndRate(store, {
        ...{
          kind: 'immunefi',
          source: 'list',
          now: NOW,
          dryRun: false,
          mergeProjects,
          remove: true,
        },
        open: () => pieces(JSON.stringify(programs)),
      });
    await run(Array.from({ length: 10 }, (_, n) => program(`p${n}`, [n])));
    const ended = program('vault', [], { endDate: '2026-01-01' });
    await expect(run([ended])).rejects.toThrow('it has 1 rows, and had 10 before');
    await expect(run([])).rejects.toThrow('it has no program');
    await expect(run({ rows: [ended] })).rejects.toThrow('no list of programs');
    expect(await stored()).toEqual(BEFORE);
  });
});
