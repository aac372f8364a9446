import { asc } from 'drizzle-orm';
import { openTestStore } from '../../../testing/store';
import { events } from '../../db/schema';
import type { Store } from '../../db/store';
import { emptyTables } from '../../db/testing/emptyTables';
import { address, importText, NOW, record } from './testing/importText';

const contract = (n: number, verified = 'exact') => ({
  id: `eip155:1:${address(n)}`,
  name: 'Core',
  role: 'core',
  verified,
  source: 's',
});
const audit = {
  auditor: 'Careful',
  publishedOn: '2026-05-05',
  reportUrl: 'https://reports.example/1.pdf',
  source: 's',
};
const incident = { occurredOn: '2026-10-10', title: 'Drained', summary: 'All of it.', source: 's' };
const observation = { key: 'team', value: { confirmedNames: 2 }, source: 's' };

describe('the events of an import', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore();
  });
  beforeEach(async () => {
    await emptyTables(store.db, 'projects, sources, incidents, events');
  });
  afterAll(() => store.close());

  const load = async (more: object, remove = false) =>
    expect(
      (await importText(store, 'projects', record('vault', more), { remove })).refused,
    ).toEqual([]);
  const written = async () =>
    (await store.db.select().from(events).orderBy(asc(events.id))).map(
      ({ type, projectId, data }) => [type, projectId, data],
    );
  const forget = () => emptyTables(store.db, 'events');

  it('of a new project is nothing that it comes with', async () => {
    await load({ contracts: [contract(1)], audits: [audit], incidents: [incident] });
    expect(await written()).toEqual([]);
  });

  it('of a project that was there is each audit and incident, and one event for all changed facts', async () => {
    await load({ contracts: [contract(1)] });
    await load({
      status: 'compromised',
      contracts: [contract(1, 'partial'), contract(2)],
      audits: [audit],
      incidents: [incident],
      observations: [observation],
    });
    expect(await written()).toEqual([
      ['fact.changed', 'vault', { facts: ['contracts', 'status', 'team'] }],
      ['audit.added', 'vault', { auditId: expect.any(String) }],
      ['incident.added', 'vault', { incidentId: expect.any(String) }],
    ]);
    const [row] = await store.db.select().from(events);
    expect(row!.at).toBe(NOW.toISOString());
  });

  it('of removed facts is a change too', async () => {
    await load({ contracts: [contract(1)], audits: [audit] });
    await load({ contracts: [], audits: [] }, true);
    expect(await written()).toEqual([
      ['fact.changed', 'vault', { facts: ['audits', 'contracts'] }],
    ]);
  });

  it('of the same file again, and of a dry run, is nothing', async () => {
    await load({ contracts: [contract(1)], incidents: [incident] });
    await forget();
    await load({ contracts: [contract(1)], incidents: [incident] });
    await importText(store, 'projects', record('vault', { audits: [audit] }), { dryRun: true });
    expect(await written()).toEqual([]);
  });

  it('of an incident at an unlisted project is nothing', async () => {
    await importText(store, 'incidents', [
      { name: 'Elsewhere', date: '2026-10-10', amount: 5_000_000, technique: 'Flashloan' },
    ]);
    expect(await written()).toEqual([]);
  });

  describe('tells who controls a project now, and who did', () => {
    const power = (more: object) => ({ power: 'change-code', contract: contract(1).id, ...more });
    const control = (observedOn: string, ...powers: object[]) => ({
      key: 'control',
      value: { powers },
      source: 's',
      observedOn,
    });
    const code = (n: number) => ({
      ...contract(1),
      proxy: true,
      implementation: `eip155:1:${address(n)}`,
    });
    const changes = async () =>
      (await written()).flatMap(([type, , data]) =>
        type === 'fact.changed' ? ((data as { control?: object[] }).control ?? []) : [],
      );
    const KEY = power({ holder: 'key' });
    const MULTISIG = power({ holder: 'multisig', threshold: 3, signers: 5, delaySeconds: 86_400 });
    const about = {
      power: 'change-code',
      contract: contract(1).id,
      contractName: 'Core',
    };

    it('when the holder and the delay are others', async () => {
      await load({ contracts: [code(8)], observations: [control('2026-10-01', MULTISIG)] });
      await load({ contracts: [code(8)], observations: [control('2026-11-01', KEY)] });
      expect(await changes()).toEqual([
        {
          what: 'owner',
          before: { holder: 'multisig', threshold: 3, signers: 5 },
          after: { holder: 'key' },
          ...about,
        },
        { what: 'delay', before: 86_400, after: null, ...about },
      ]);
    });

    it('when another one has the power, too, and when they lose it', async () => {
      await load({ contracts: [code(8)], observations: [control('2026-10-01', MULTISIG)] });
      await load({ contracts: [code(8)], observations: [control('2026-11-01', MULTISIG, KEY)] });
      await load({ contracts: [code(8)], observations: [control('2026-11-02', MULTISIG)] });
      expect(await changes()).toEqual([
        { what: 'role', before: null, after: { holder: 'key' }, ...about },
        { what: 'role', before: { holder: 'key' }, after: null, ...about },
      ]);
    });

    it('but not when only our words of a limit, or settings, are new', async () => {
      const source = { url: 'https://example.org/facts', title: 'Facts', checkedOn: '2026-11-01' };
      const sources = { s: { ...source, tier: 'P1' }, other: { ...source, tier: 'P3' } };
      const reach = { extent: 'bounded', limit: 'rewards only', source: 'other' };
      await load({ contracts: [code(8)], observations: [control('2026-10-01', KEY)] });
      const settings = { ...MULTISIG, power: 'settings' };
      await load({
        contracts: [code(8)],
        observations: [control('2026-11-01', { ...KEY, reach }, settings)],
        sources,
      });
      expect(await changes()).toEqual([]);
    });

    it('when the code behind a proxy is another', async () => {
      await load({ contracts: [code(8)] });
      await load({ contracts: [code(9)] });
      expect(await changes()).toEqual([
        {
          what: 'implementation',
          contract: contract(1).id,
          contractName: 'Core',
          before: code(8).implementation,
          after: code(9).implementation,
        },
      ]);
    });

    it('not when it is recorded for the first time, is the same, or is older', async () => {
      await load({ contracts: [{ ...contract(1), proxy: true }] });
      await load({ contracts: [code(8)], observations: [control('2026-10-02', KEY)] });
      await load({ contracts: [code(8)], observations: [control('2026-10-03', KEY)] });
      await load({ contracts: [code(8)], observations: [control('2026-09-01', MULTISIG)] });
      expect(await changes()).toEqual([]);
    });
  });
});
