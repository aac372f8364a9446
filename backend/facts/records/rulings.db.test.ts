import { openTestStore } from '../../../testing/store';
import { mergeProjects } from '../../compose';
import * as schema from '../../db/schema';
import type { Store } from '../../db/store';
import { emptyTables } from '../../db/testing/emptyTables';
import { address, erc20, importText, NOW, record } from '../import/testing/importText';
import { changeRecords } from './changeRecords';
import type { RecordsChange } from './recordsArguments';

const report = {
  ...{ auditor: 'Firm', publishedOn: '2025-05-05', source: 's' },
  reportUrl: 'https://firm.example/r.pdf',
};
const incident = { occurredOn: '2025-06-06', title: 'Drained', summary: 'Gone.', source: 's' };
const vault = (more: object = {}) =>
  record('vault', {
    tokens: [
      { id: erc20(7), symbol: 'VLT' },
      { id: erc20(8), symbol: 'OLD' },
    ],
    audits: [report],
    incidents: [incident],
    ...more,
  });
const token = (n: number, name: string) => ({
  ...{ chainId: 1, address: address(n), name, symbol: 'VLT', decimals: 18 },
});
const tokenList = (...tokens: object[]) => ({
  name: 'List',
  timestamp: '2026-11-01T00:00:00.000Z',
  version: { major: 1, minor: 0, patch: 0 },
  tokens,
});
const protocol = (name: string) => ({
  ...{ name, symbol: '-', address: null, chains: ['Ethereum'], category: 'Dexes' },
  url: `https://${name}.example`,
});

describe('what an operator removed, merged or assigned', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore();
  });
  beforeEach(async () => {
    await emptyTables(store.db, 'projects, sources, incidents, imports, meta, rulings, events');
  });
  afterAll(() => store.close());

  const change = (request: object) =>
    changeRecords(
      store,
      { ...request, by: 'ann', reason: 'Spam', dryRun: false } as RecordsChange,
      { now: NOW, mergeProjects },
    );
  const remove = (kind: string, id: string) => change({ action: 'remove', kind, id });
  const ids = async () => (await store.db.select().from(schema.projects)).map(({ id }) => id);
  const noteOf = (summary: { notes: Record<string, number> }) => Object.entries(summary.notes);

  it('comes back with no project file, until it is allowed', async () => {
    await importText(store, 'projects', [vault()]);
    await remove('project', 'vault');
    const refused = await importText(store, 'projects', [vault()]);
    expect(refused.refused).toMatchObject([
      { project: 'vault', reason: expect.stringContaining('npm run records -- allow vault') },
    ]);
    expect(await ids()).toEqual([]);
    await change({ action: 'allow', id: 'vault' });
    expect(await importText(store, 'projects', [vault()])).toMatchObject({ new: 1 });
  });

  it('comes back with the same file or list once it is allowed', async () => {
    const said = [
      ['projects', [vault()], 'audit'],
      ['token-list', tokenList(token(9, 'Other'), { ...token(8, 'Other'), chainId: 10 }), 'token'],
    ] as const;
    for (const [kind, given, what] of said) {
      await importText(store, kind, given);
      const table = what === 'audit' ? schema.audits : schema.tokens;
      const before = await store.db.select().from(table);
      const { id } = before.at(-1)!;
      await remove(what, id);
      await change({ action: 'allow', id });
      expect(await store.db.select().from(table)).toHaveLength(before.length - 1);
      await importText(store, kind, given);
      expect(await store.db.select().from(table)).toHaveLength(before.length);
    }
  });

  it('comes back with no list: neither by its tokens, nor by its name', async () => {
    await importText(store, 'token-list', tokenList(token(7, 'Vault')));
    await importText(store, 'defillama-protocols', [protocol('Dex')]);
    await remove('project', 'vault');
    await remove('project', 'dex');
    const list = await importText(
      store,
      'token-list',
      tokenList(token(7, 'Vault'), token(70, 'Vault')),
    );
    const protocols = await importText(store, 'defillama-protocols', [protocol('Dex')]);
    for (const summary of [list, protocols])
      expect(noteOf(summary)).toEqual([[expect.stringContaining('an operator removed'), 1]]);
    // Another project of that name, and another id.
    expect(await ids()).toEqual(['vault-vlt']);
  });

  it('leaves a removed token, audit and incident out of the project’s file', async () => {
    await importText(store, 'projects', [vault()]);
    const [audit] = await store.db.select().from(schema.audits);
    const [happened] = await store.db.select().from(schema.incidents);
    await remove('token', erc20(7));
    await remove('audit', audit!.id);
    await remove('incident', happened!.id);
    const corrected = vault({
      name: 'Vault 2',
      audits: [{ ...report, title: 'Vault V2' }],
      incidents: [{ ...incident, title: 'Drained by its owner' }],
    });
    const summary = await importText(store, 'projects', [corrected]);
    expect(noteOf(summary)).toEqual([[expect.stringMatching(/^facts left out/), 3]]);
    expect(summary).toMatchObject({ changed: 1, refusedTotal: 0 });
    expect(await store.db.$count(schema.tokens)).toBe(1);
    expect(await store.db.$count(schema.audits)).toBe(0);
    expect(await store.db.$count(schema.incidents)).toBe(0);
    expect(await importText(store, 'projects', [corrected])).toMatchObject({ skipped: 1 });
  });

  it('leaves a removed audit and incident out of feeds and lists', async () => {
    await importText(store, 'projects', [vault()]);
    const [audit] = await store.db.select().from(schema.audits);
    const [happened] = await store.db.select().from(schema.incidents);
    await remove('audit', audit!.id);
    await remove('incident', happened!.id);
    const feed = [
      {
        ...{ coinName: 'vault', symbol: 'VLT', auditor: 'Firm', findings: [] },
        ...{ auditTime: '2025-05-05T00:00:00Z', reportUrl: report.reportUrl },
      },
    ];
    const list = [{ date: '2025-06-07', project: 'vault', title: 'Hack' }];
    expect(await importText(store, 'audits', feed)).toMatchObject({ skipped: 1, new: 0 });
    expect(await importText(store, 'incidents', list)).toMatchObject({ skipped: 1, new: 0 });
    const parameters = { project: 'vault', ...report };
    const findings = { success: true, results: { detectors: [] } };
    await expect(importText(store, 'audits', findings, { parameters })).rejects.toThrow(
      'An operator removed this audit',
    );
    expect(await store.db.$count(schema.audits)).toBe(0);
    expect(await store.db.$count(schema.incidents)).toBe(0);
  });

  it('leaves a removed incident of an unknown victim out of its list', async () => {
    const list = [{ date: '2024-01-01', victim: 'Nobody Knows', title: 'Rug' }];
    await importText(store, 'incidents', list);
    const [happened] = await store.db.select().from(schema.incidents);
    await remove('incident', happened!.id);
    expect(await importText(store, 'incidents', list)).toMatchObject({ skipped: 1, new: 0 });
  });

  it('keeps an assigned incident where it is, also when its name is another project’s', async () => {
    const list = [{ date: '2024-01-01', victim: 'Other', title: 'Rug' }];
    await importText(store, 'projects', [vault()]);
    await importText(store, 'incidents', list);
    const rows = await store.db.select().from(schema.incidents);
    const { id } = rows.find(({ projectId }) => projectId === null)!;
    await change({ action: 'assign', incident: id, project: 'vault' });
    await importText(store, 'projects', [record('other')]);
    const again = [{ ...list[0], title: 'Rug pull' }];
    expect(await importText(store, 'incidents', again)).toMatchObject({ changed: 1 });
    const after = await store.db.select().from(schema.incidents);
    expect(after.find((row) => row.id === id)).toMatchObject({
      ...{ projectId: 'vault', title: 'Rug pull' },
    });
    await change({ action: 'allow', id });
    await importText(store, 'incidents', list);
    const freed = await store.db.select().from(schema.incidents);
    expect(freed.find((row) => row.id === id)).toMatchObject({ projectId: 'other' });
  });

  it('keeps a merged project where it is', async () => {
    await importText(store, 'projects', [vault()]);
    await importText(store, 'defillama-protocols', [protocol('Dex')]);
    await change({ action: 'merge', from: 'dex', into: 'vault' });
    await importText(store, 'defillama-protocols', [protocol('Dex')]);
    expect(await ids()).toEqual(['vault']);
    const { refused } = await importText(store, 'projects', [record('dex')]);
    expect(refused).toMatchObject([{ reason: 'id is a former id of project vault' }]);
  });
});
