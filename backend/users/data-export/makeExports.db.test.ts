import { sql } from 'drizzle-orm';
import { dataExports } from '../../db/schema';
import type { ExportedPart } from '../../db/tables';
import { makeNext } from './makeExports';
import { TestExports, unpack } from '../../../testing/data-export/TestExports';

const AT = `'2026-11-20T12:00:00Z'`;

const site = new TestExports();
beforeAll(() => site.open());
afterAll(() => site.close());
beforeEach(() => site.clear());

const part = (read: ExportedPart['read'], file = 'part'): ExportedPart => ({
  file,
  about: 'A.',
  read,
});
const rowsNow = () => site.store.db.select().from(dataExports);

describe('the archive', () => {
  it('has the lists and notes of its owner, a README, no keys and nothing of others', async () => {
    for (const statement of [
      `insert into projects (id, name, category, origin) values ('aave', 'Aave', 'lending', 'projects')`,
      `insert into watchlists (id, account, name, position, created_at, updated_at, share_key, feed_key)
        values ('l1', 'ann', 'Core', 0, ${AT}, ${AT}, 'SECRET-1', 'SECRET-2'), ('l2', 'bob', 'Of Bob', 0, ${AT}, ${AT}, null, null)`,
      `insert into watchlist_projects (watchlist_id, project_id, position, added_at, note)
        values ('l1', 'aave', 0, ${AT}, 'Look at the "key"'), ('l2', 'aave', 0, ${AT}, 'Note of Bob')`,
      `insert into notification_settings (id, account, email, frequency, kinds, score_points, updated_at)
        values ('SECRET-3', 'ann', 'ann@example.com', 'daily', '{suspended}', 5, ${AT})`,
      `insert into sessions (sid_hash, account, email_hash, created_at, last_seen_at, agent, sealed_tokens)
        values ('SECRET-4', 'ann', 'SECRET-5', ${AT}, ${AT}, 'Firefox, Linux', 'SECRET-6')`,
      `insert into pool_users (sub, email, email_key, status, password_hash, sign_up_browser, created_at, updated_at)
        values ('ann', 'ann@example.com', 'ann@example.com', 'CONFIRMED', 'SECRET-7', 'SECRET-8', ${AT}, ${AT})`,
      `insert into outbox (recipient, kind, subject, text, html, created_at)
        values ('ann@example.com', 'reset', 'SECRET-9', 'SECRET-9', 'SECRET-9', ${AT})`,
    ])
      await site.store.db.execute(sql.raw(statement));
    const files = await site.archive();
    const all = Object.values(files).join('\n');
    expect(all).not.toContain('SECRET');
    expect(all).not.toMatch(/Bob|bob/);
    const read = (name: string) => JSON.parse(files[`${name}.json`]!) as unknown;
    expect(read('watchlists')).toEqual([
      expect.objectContaining({
        name: 'Core',
        hasShareLink: true,
        projects: [expect.objectContaining({ project: 'aave', note: 'Look at the "key"' })],
      }),
    ]);
    expect(read('account')).toMatchObject([{ email: 'ann@example.com', hasPassword: true }]);
    expect(read('sessions')).toMatchObject([{ browser: 'Firefox, Linux' }]);
    expect(read('notification-settings')).toMatchObject([{ frequency: 'daily' }]);
    const readme = files['README.txt']!;
    for (const name of Object.keys(files).filter((file) => file !== 'README.txt'))
      expect(readme).toContain(`- ${name} (`);
    expect(readme).toContain('account ann, as of 21 Nov 2026, 12:00 UTC');
    expect(readme).toContain('- watchlists.json (1): Your watchlists');
  });

  it('says where it has the newest rows only', async () => {
    const rows = Array.from({ length: 60_000 }, (_, number) => ({ number }));
    site.exported = [part(async (_db, _names, most) => rows.slice(0, most))];
    const files = await site.archive();
    expect(JSON.parse(files['part.json']!)).toHaveLength(50_000);
    expect(files['README.txt']).toContain('- part.json (the newest 50000): A.');
  });
});

describe('making archives', () => {
  const making = { now: () => site.now, signal: new AbortController().signal };

  it('begins again after a kill in the middle, and leaves no half of one', async () => {
    const { id } = await site.ask();
    let runs = 0;
    const killedOnce = async () => {
      runs += 1;
      if (runs === 1) throw new Error('killed');
      return [{ b: 2 }];
    };
    site.exported = [part(async () => [{ a: 1 }]), part(killedOnce, 'other')];
    await expect(site.run()).rejects.toThrow('killed');
    expect(await site.read()).toMatchObject({ id, state: 'making', bytes: null });
    await site.run();
    expect(Object.keys(unpack((await site.download(id)).rawPayload))).toEqual([
      'part.json',
      'other.json',
      'README.txt',
    ]);
    expect(await rowsNow()).toMatchObject([{ state: 'ready', names: null, tries: 2 }]);
  });

  it('stops when the process ends, and goes on at the next start', async () => {
    await site.ask();
    const stopping = new AbortController();
    const stops = async () => {
      stopping.abort();
      return [];
    };
    site.exported = [part(stops), part(async () => [], 'other')];
    await expect(site.run(stopping.signal)).rejects.toThrow();
    expect(await site.read()).toMatchObject({ state: 'making' });
    site.exported = [part(async () => [])];
    await site.run();
    expect(await site.read()).toMatchObject({ state: 'ready' });
  });

  it('gives up after three tries, and holds up no other account', async () => {
    await site.ask('ann');
    site.pass(1);
    await site.ask('bob');
    const refusesAnn: ExportedPart['read'] = async (_db, { account }) => {
      if (account === 'ann') throw new Error('no luck');
      return [];
    };
    site.exported = [part(refusesAnn)];
    for (let tries = 0; tries < 3; tries += 1) await expect(site.run()).rejects.toThrow('no luck');
    expect(await site.read('bob')).toMatchObject({ state: 'ready' });
    await site.run();
    expect(await site.read('ann')).toMatchObject({
      state: 'failed',
      failure: 'error',
      until: null,
    });
    site.exported = [];
    site.pass(1);
    await site.ask();
    await site.run();
    expect(await site.read()).toMatchObject({ state: 'ready' });
  });

  it('gives up one that is too large for the database', async () => {
    await site.ask();
    const rows = Array.from({ length: 500 }, (_, number) => ({ noise: Math.sin(number) }));
    const exported = [part(async () => rows)];
    const made = await makeNext(site.store.db, { ...making, exported, archiveMax: 1_000 });
    expect(made).toMatchObject({ state: 'too-large' });
    expect(await site.read()).toMatchObject({ state: 'failed', failure: 'too-large' });
  });

  it('leaves one archive when two processes make it at a time', async () => {
    await site.ask();
    const exported = [part(async () => [])];
    await Promise.all([1, 2].map(() => makeNext(site.store.db, { ...making, exported })));
    expect(await rowsNow()).toMatchObject([{ account: 'ann', state: 'ready', failure: null }]);
  });
});
