import { logLines } from '../../testing/logLines';
import { openTestStore } from '../../testing/store';
import { insertAudit, listAudit } from '../users/accounts/auditLog';
import { insertSession } from '../users/accounts/sessions';
import { takeAttempt } from '../users/accounts/attempts';
import { modules, prune } from '../compose';
import { accounts, rateWindows, sessions } from '../db/schema';
import type { Store } from '../db/store';
import { pruneJob } from './pruneJob';

/** Old enough for the audit log to let its rows go, which asks the database's clock. */
const NOW = new Date('2024-01-01T12:00:00Z');
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

  const pruneAt = (moment: Date) => prune(modules, {}, store.db, moment);

  it('goes by kind: tries after a day, sessions a month after their end, the audit log and inactive accounts after 400 days', async () => {
    expect(await pruneAt(days(0.9))).toBe(0);
    expect(await pruneAt(days(1.1))).toBe(1);
    expect(await store.db.select().from(rateWindows)).toEqual([]);
    expect(await pruneAt(days(31))).toBe(1);
    expect(await store.db.select().from(sessions)).toEqual([]);
    expect(await pruneAt(days(400))).toBe(0);
    expect(await store.db.select().from(accounts)).toHaveLength(1);
  });

  it('goes when the job runs, which logs how much', async () => {
    const { logger, lines } = logLines();
    const job = pruneJob(pruneAt, logger);
    await job.run({
      data: {},
      now: days(401),
      signal: new AbortController().signal,
      progress() {},
      again: async () => undefined,
    });
    expect(lines).toMatchObject([{ pruned: 2 }]);
    expect(await listAudit(store.db, { limit: 10 })).toEqual([]);
  });
});
