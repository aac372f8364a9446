import { asc, eq } from 'drizzle-orm';
import { killedAtCommit } from '../../../testing/killedAtCommit';
import { openTestStore } from '../../../testing/store';
import { alertDeliveries, outbox, watchlistProjects, watchlists } from '../../db/schema';
import type { Database, Store } from '../../db/store';
import { storeProject } from '../../ratings/testing/storeProject';
import { writeDigests } from './digest';
import { pruneAlerts } from './pruneAlerts';
import { unsubscribeBy } from './settings';
import {
  alertAll,
  counts,
  forgetAll,
  happen,
  NOW,
  subscribe,
  suspended,
  watch,
} from './testing/watchers';

const SITE = 'https://plumbline.example';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const after = (ms: number) => new Date(NOW.getTime() + ms);
const NEXT_MORNING = new Date('2026-11-26T08:00:00.000Z');

let store: Store;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());
beforeEach(async () => {
  await forgetAll(store);
  for (const id of ['vault', 'bridge']) await storeProject(store.db, id, { name: id });
});

const mail = (now: Date, most?: number, db: Database = store.db) =>
  writeDigests(db, { now, siteUrl: SITE, ...(most && { most }) });
const mails = () => store.db.select().from(outbox).orderBy(asc(outbox.id));
const states = async () =>
  (await store.db.select().from(alertDeliveries).orderBy(asc(alertDeliveries.id)))
    .filter(({ channel }) => channel === 'mail')
    .map(({ state }) => state);

describe('mails about alerts', () => {
  it('are one for all alerts of some minutes, with every project', async () => {
    await watch(store.db, 'ann', ['vault', 'bridge']);
    const id = await subscribe(store.db, 'ann', { frequency: 'instant' });
    await happen(store, [suspended('vault')]);
    await alertAll(store);
    expect(await mail(after(2 * MINUTE))).toBeUndefined();
    await happen(store, [suspended('bridge')]);
    await alertAll(store, after(2 * MINUTE));
    expect(await mail(after(3 * MINUTE))).toBe(1);
    expect(await mail(after(3 * MINUTE))).toBeUndefined();
    const [sent, ...more] = await mails();
    expect(more).toEqual([]);
    expect(sent).toMatchObject({
      recipient: 'ann@example.org',
      kind: 'alerts',
      subject: '2 changes in 2 projects you watch',
      headers: {
        'List-Unsubscribe': `<${SITE}/api/sso-settings/unsubscribe/${id}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    });
    for (const words of [`${SITE}/projects/vault`, `${SITE}/projects/bridge`, `/unsubscribe/${id}`])
      expect([sent!.text.includes(words), sent!.html.includes(words)]).toEqual([true, true]);
    expect(await states()).toEqual(['sent', 'sent']);
  });

  it('wait for their hour', async () => {
    await watch(store.db, 'ann', ['vault']);
    await subscribe(store.db, 'ann', { frequency: 'daily' });
    await happen(store, [suspended('vault')]);
    await alertAll(store);
    expect(await mail(new Date(NEXT_MORNING.getTime() - 1))).toBeUndefined();
    expect(await mail(NEXT_MORNING)).toBe(1);
  });

  it('are written and their alerts marked both, or neither', async () => {
    for (const account of ['ann', 'bob', 'cal']) {
      await watch(store.db, account, ['vault']);
      await subscribe(store.db, account);
    }
    await happen(store, [suspended('vault')]);
    await alertAll(store);
    await expect(mail(NEXT_MORNING, 2, killedAtCommit(store.db))).rejects.toThrow('killed');
    expect([await store.db.$count(outbox), await states()]).toEqual([
      0,
      ['waiting', 'waiting', 'waiting'],
    ]);
    expect(await mail(NEXT_MORNING, 2)).toBe(2);
    await expect(mail(NEXT_MORNING, 2, killedAtCommit(store.db))).rejects.toThrow('killed');
    expect(await mail(NEXT_MORNING, 2)).toBe(1);
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([
      'ann@example.org',
      'bob@example.org',
      'cal@example.org',
    ]);
  });

  it('are none after an unsubscription, not even those that were written', async () => {
    await watch(store.db, 'ann', ['vault'], { mail: 'instant' });
    const id = await subscribe(store.db, 'ann');
    await happen(store, [suspended('vault')]);
    await alertAll(store);
    await mail(after(3 * MINUTE));
    await happen(store, [suspended('vault')]);
    await alertAll(store);
    await unsubscribeBy(store.db, id, NOW);
    expect(await mail(after(3 * MINUTE))).toBeUndefined();
    expect([await store.db.$count(outbox), await states()]).toEqual([0, ['sent', 'dropped']]);
    await happen(store, [suspended('vault')]);
    await alertAll(store);
    expect(await counts(store)).toMatchObject({ alerts: 3, mails: 2 });
  });

  it('are none about what is not watched any more by then', async () => {
    await watch(store.db, 'ann', ['vault', 'bridge']);
    await subscribe(store.db, 'ann');
    await happen(store, [suspended('vault'), suspended('bridge')]);
    await alertAll(store);
    await store.db.delete(watchlistProjects).where(eq(watchlistProjects.projectId, 'bridge'));
    expect(await mail(NEXT_MORNING)).toBe(1);
    expect((await mails())[0]!.text).not.toContain('bridge');
    expect(await states()).toEqual(['sent', 'dropped']);
    await happen(store, [suspended('vault')]);
    await alertAll(store);
    await store.db.update(watchlists).set({ deletedAt: NOW.toISOString() });
    expect(await mail(NEXT_MORNING)).toBe(0);
    expect(await states()).toEqual(['sent', 'dropped', 'dropped']);
  });

  it('are given up where nothing sends them, and forgotten after a week', async () => {
    await watch(store.db, 'ann', ['vault']);
    await subscribe(store.db, 'ann', { frequency: 'instant' });
    await happen(store, [suspended('vault')]);
    await alertAll(store);
    await pruneAlerts(store.db, after(3 * DAY));
    expect(await states()).toEqual(['waiting']);
    await pruneAlerts(store.db, after(3 * DAY + 4 * MINUTE));
    expect(await states()).toEqual(['dropped']);
    await happen(store, [suspended('vault')]);
    await alertAll(store);
    await mail(after(3 * MINUTE));
    await pruneAlerts(store.db, after(7 * DAY));
    expect(await store.db.$count(outbox)).toBe(1);
    await pruneAlerts(store.db, after(7 * DAY + 4 * MINUTE));
    expect(await store.db.$count(outbox)).toBe(0);
  });

  it('and alerts are deleted after 400 days', async () => {
    await watch(store.db, 'ann', ['vault']);
    await happen(store, [suspended('vault')]);
    await alertAll(store);
    expect(await pruneAlerts(store.db, after(400 * DAY))).toBe(0);
    expect(await pruneAlerts(store.db, after(400 * DAY + 1))).toBe(1);
    expect(await counts(store)).toEqual({ alerts: 0, mails: 0, hooks: 0 });
  });
});
