import { asc, sql } from 'drizzle-orm';
import { openTestStore } from '../../testing/store';
import { events } from '../db/schema';
import type { Store } from '../db/store';
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
    await store.db.execute(sql`truncate projects, sources, incidents, events cascade`);
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
  const forget = () => store.db.execute(sql`truncate events`);

  it('of a new project is its incidents, and not what it comes with', async () => {
    await load({ contracts: [contract(1)], audits: [audit], incidents: [incident] });
    expect(await written()).toEqual([
      ['incident.added', 'vault', { incidentId: expect.any(String) }],
    ]);
    const [row] = await store.db.select().from(events);
    expect(row!.at).toBe(NOW.toISOString());
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
});
