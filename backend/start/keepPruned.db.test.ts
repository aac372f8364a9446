import pino from 'pino';
import { openTestStore } from '../../testing/store';
import { insertAudit, listAudit } from '../accounts/auditLog';
import { DEFAULT_SESSION_LIMITS } from '../accounts/sessionLimits';
import { insertSession } from '../accounts/sessions';
import { takeAttempt } from '../accounts/attempts';
import { accounts, rateWindows, sessions } from '../db/schema';
import type { Store } from '../db/store';
import { keepPruned, pruneAll } from './keepPruned';

const NOW = new Date('2026-11-21T12:00:00Z');
const DAY = 24 * 3_600_000;
const days = (count: number) => new Date(NOW.getTime() + count * DAY);

describe('what is past its time', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore();
    await insertAudit(
      store.db,
      { event: 'sign-in', outcome: 'success', addressKey: 'a', requestId: 'r' },
      NOW,
    );
    await insertSession(
      store.db,
      { account: 'a', emailHash: 'e', sealedEmail: 's', sealedTokens: 't', agent: 'Firefox' },
      NOW,
    );
    await takeAttempt(store.db, { action: 'login', addressKey: 'a', requestId: '-' }, NOW);
  });
  afterAll(() => store.close());

  it('goes kind by kind: tries after a day, sessions a month after their end, the audit log and accounts that never came back after 400 days', async () => {
    expect(await pruneAll(store, days(0.9), DEFAULT_SESSION_LIMITS)).toBe(0);
    expect(await pruneAll(store, days(1.1), DEFAULT_SESSION_LIMITS)).toBe(1);
    expect(await store.db.select().from(rateWindows)).toEqual([]);
    expect(await pruneAll(store, days(31), DEFAULT_SESSION_LIMITS)).toBe(1);
    expect(await store.db.select().from(sessions)).toEqual([]);
    expect(await pruneAll(store, days(400), DEFAULT_SESSION_LIMITS)).toBe(0);
    expect(await store.db.select().from(accounts)).toHaveLength(1);
  });

  it('goes when the backend starts', async () => {
    const told = new Promise((resolve) => {
      const logger = pino({ hooks: { logMethod: ([context]) => resolve(context) } });
      const stop = keepPruned(store, {
        now: () => days(401),
        logger,
        sessionLimits: DEFAULT_SESSION_LIMITS,
      });
      stop();
    });
    expect(await told).toEqual({ pruned: 2 });
    expect(await listAudit(store.db, { limit: 10 })).toEqual([]);
  });
});
