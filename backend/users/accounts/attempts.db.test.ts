import { eq } from 'drizzle-orm';
import {
  forgiveAttempts,
  takeAttempt,
  type AttemptAction,
} from '../../../contracts/accounts/attemptEndpoints';
import { startCooldown } from '../../../contracts/accounts/signUpEndpoints';
import { asWebTier } from '../../../testing/webTier';
import {
  TestAccounts,
  DAY,
  HOUR,
  MINUTE,
  SECOND,
  someHash,
} from '../../../testing/accounts/TestAccounts';
import { auditLog, rateWindows } from '../../db/schema';
import { afterFailure, isLocked, type Failures } from '../identity/lockout';
import { prunePool } from '../identity/prunePool';

const accounts = new TestAccounts();
beforeAll(() => accounts.open());
// Each test gets its own window, 20 seconds in; windows start on the hour and quarter.
beforeEach(() => {
  accounts.now = new Date(Math.ceil(accounts.now.getTime() / DAY) * DAY + DAY + 20 * SECOND);
});
afterAll(() => accounts.close());

const REST = 16 * MINUTE;
const allowed = { allowed: true, retryAfterSeconds: 0, known: false };
const take = accounts.take;

async function use(
  count: number,
  ...[action, emailHash, addressKey]: Parameters<typeof take>
): Promise<void> {
  for (let tries = 0; tries < count; tries += 1)
    expect(await take(action, emailHash, addressKey)).toEqual(allowed);
}

describe('tries', () => {
  it('login: ten in a row of one address at one account, then a rest; others get in', async () => {
    const [victim, other, attacker, home] = [someHash(), someHash(), someHash(), someHash()];
    await use(10, 'login', victim, attacker);
    expect(await take('login', victim, attacker)).toMatchObject({
      allowed: false,
      retryAfterSeconds: 16 * 60,
    });
    expect(await take('login', victim, home)).toEqual(allowed);
    expect(await take('login', other, attacker)).toEqual(allowed);
    accounts.pass(REST - 1);
    expect(await take('login', victim, attacker)).toMatchObject({
      allowed: false,
      retryAfterSeconds: 1,
    });
    accounts.pass(1);
    await use(10, 'login', victim, attacker);
    expect(await take('login', victim, attacker)).toMatchObject({ allowed: false });
  });

  it('login: tries less than a rest apart count as consecutive', async () => {
    const [email, address] = [someHash(), someHash()];
    for (let tries = 0; tries < 10; tries += 1) {
      await use(1, 'login', email, address);
      accounts.pass(REST - 1);
    }
    expect(await take('login', email, address)).toMatchObject({
      allowed: false,
      retryAfterSeconds: 1,
    });
  });

  it.each([[10 * SECOND], [MINUTE], [5 * MINUTE], [14.9 * MINUTE], [15.9 * MINUTE]])(
    'login: one address that goes on trying every %i ms never brings the user pool to lock the account for more than 32 seconds',
    async (everyMs) => {
      const [victim, attacker] = [someHash(), someHash()];
      let pool: Failures | undefined;
      let longest = 0;
      const end = accounts.now.getTime() + Math.min(DAY, 200 * everyMs);
      for (; accounts.now.getTime() < end; accounts.pass(everyMs)) {
        if (isLocked(pool, accounts.now) || !(await take('login', victim, attacker)).allowed)
          continue;
        pool = afterFailure(pool, accounts.now);
        longest = Math.max(longest, pool.lockedUntil.getTime() - accounts.now.getTime());
      }
      expect(longest).toBeLessThanOrEqual(32 * SECOND);
    },
  );

  it.each([
    ['login', 60, 15 * MINUTE],
    ['verify', 60, 15 * MINUTE],
    ['reset', 40, 15 * MINUTE],
    ['signup', 20, HOUR],
    ['resend', 20, HOUR],
    ['forgot', 20, HOUR],
    ['change-password', 40, HOUR],
  ] as const)(
    '%s: one address has %i, however many accounts it tries',
    async (action, most, windowMs) => {
      const [attacker, victim] = [someHash(), someHash()];
      for (let tries = 0; tries < most; tries += 1) await use(1, action, someHash(), attacker);
      expect(await take(action, victim, attacker)).toMatchObject({
        allowed: false,
        retryAfterSeconds: windowMs / SECOND - 20,
      });
      expect(await take(action, victim, someHash())).toEqual(allowed);
      accounts.pass(windowMs - 20 * SECOND);
      expect(await take(action, victim, attacker)).toEqual(allowed);
    },
  );

  it('change-password: one account has ten an hour, from wherever', async () => {
    const victim = someHash();
    for (let tries = 0; tries < 10; tries += 1) await use(1, 'change-password', victim, someHash());
    expect(await take('change-password', victim, someHash())).toMatchObject({
      allowed: false,
      retryAfterSeconds: 3_580,
    });
    expect(await take('change-password', someHash(), someHash())).toEqual(allowed);
    accounts.pass(HOUR);
    expect(await take('change-password', victim, someHash())).toEqual(allowed);
  });

  it('resend: a minute apart for one account, and one that comes too early costs nothing', async () => {
    const [victim, address] = [someHash(), someHash()];
    await use(1, 'resend', victim, address);
    accounts.pass(18 * SECOND);
    for (let tries = 0; tries < 30; tries += 1)
      expect(await take('resend', victim, address)).toMatchObject({
        allowed: false,
        retryAfterSeconds: 42,
      });
    await use(1, 'resend', someHash(), address);
    accounts.pass(42 * SECOND);
    await use(1, 'resend', victim, address);
  });

  it('resend: of several at once, one goes through', async () => {
    const victim = someHash();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => take('resend', victim, someHash())),
    );
    expect(answers.filter((answer) => answer.allowed)).toHaveLength(1);
  });

  it('resend: waits after a sign-up that mailed a code', async () => {
    const emailHash = someHash();
    expect(await accounts.call(startCooldown, { emailHash })).toEqual({ seconds: 60 });
    accounts.pass(20 * SECOND);
    expect(await accounts.call(startCooldown, { emailHash })).toEqual({ seconds: 40 });
    expect(await take('resend', emailHash, someHash())).toMatchObject({
      allowed: false,
      retryAfterSeconds: 40,
    });
  });

  it('of a thousand accounts, one each from one address, are refused by the address', async () => {
    const attacker = someHash();
    const answers = await Promise.all(
      Array.from({ length: 1_000 }, () => take('login', someHash(), attacker)),
    );
    expect(answers.filter((answer) => answer.allowed)).toHaveLength(60);
  });

  it('of one account from a thousand addresses lock nobody out', async () => {
    const victim = someHash();
    await Promise.all(Array.from({ length: 1_000 }, () => take('login', victim, someHash())));
    expect(await take('login', victim, someHash())).toEqual(allowed);
  });

  it('at once are all counted', async () => {
    const [email, address] = [someHash(), someHash()];
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => take('login', email, address)),
    );
    expect(answers.filter((answer) => answer.allowed)).toHaveLength(10);
  });

  it('that are refused at one account leave the address its tries at others', async () => {
    const [email, address] = [someHash(), someHash()];
    for (let tries = 0; tries < 100; tries += 1) await take('login', email, address);
    await use(50, 'login', undefined, address);
    expect(await take('login', someHash(), address)).toMatchObject({ allowed: false });
  });

  it("of a refused address use up no account's attempts", async () => {
    const [victim, attacker] = [someHash(), someHash()];
    for (let tries = 0; tries < 40; tries += 1) await take('change-password', someHash(), attacker);
    for (let tries = 0; tries < 20; tries += 1) await take('change-password', victim, attacker);
    await use(10, 'change-password', victim, someHash());
  });

  it('without an account are counted by the address', async () => {
    const address = someHash();
    await use(40, 'change-password', undefined, address);
    expect(await take('change-password', undefined, address)).toMatchObject({ allowed: false });
  });

  it('of one kind are not those of another', async () => {
    const [email, address] = [someHash(), someHash()];
    await use(10, 'login', email, address);
    await use(10, 'change-password', email, address);
  });
});

describe('a limit that is passed', () => {
  const written = async (addressKey: string) =>
    (
      await accounts.store.db
        .select()
        .from(auditLog)
        .where(eq(auditLog.addressKey, addressKey))
        .orderBy(auditLog.at)
    ).map(({ event, outcome, detail, emailHash, at }) => ({
      event,
      outcome,
      detail,
      emailHash,
      at,
    }));
  const row = (detail: AttemptAction, emailHash: string | null) => ({
    event: 'rate-limited',
    outcome: 'failure',
    detail,
    emailHash,
    at: accounts.now.toISOString(),
  });

  it.each([
    ['login', 10, REST],
    ['change-password', 10, HOUR],
  ] as const)(
    '%s: is written down once, and once more when it is passed again later',
    async (action, most, later) => {
      const [email, address] = [someHash(), someHash()];
      await use(most, action, email, address);
      expect(await written(address)).toEqual([]);
      await Promise.all(Array.from({ length: 12 }, () => take(action, email, address)));
      const first = row(action, email);
      expect(await written(address)).toEqual([first]);
      accounts.pass(later);
      await use(most, action, email, address);
      await take(action, email, address);
      expect(await written(address)).toEqual([first, row(action, email)]);
    },
  );

  it('by an address is logged without the account', async () => {
    const address = someHash();
    await use(60, 'login', undefined, address);
    for (let tries = 0; tries < 3; tries += 1) await take('login', undefined, address);
    expect(await written(address)).toEqual([row('login', null)]);
  });

  it('does not extend a rest by asking again', async () => {
    const [email, address] = [someHash(), someHash()];
    await use(10, 'login', email, address);
    accounts.pass(REST - SECOND);
    for (let tries = 0; tries < 3; tries += 1)
      expect(await take('login', email, address)).toMatchObject({
        allowed: false,
        retryAfterSeconds: 1,
      });
    accounts.pass(SECOND);
    await use(1, 'login', email, address);
  });
});

describe('forgiving', () => {
  it('clears the pair after a success, and nothing else', async () => {
    const [email, address, elsewhere] = [someHash(), someHash(), someHash()];
    await use(9, 'login', email, address);
    await use(10, 'login', email, elsewhere);
    await use(10, 'change-password', email, address);
    expect(
      await accounts.call(forgiveAttempts, { action: 'login', emailHash: email }, address),
    ).toEqual({ done: true });
    await use(10, 'login', email, address);
    expect(await take('login', email, address)).toMatchObject({ allowed: false });
    expect(await take('login', email, elsewhere)).toMatchObject({ allowed: false });
    expect(await take('change-password', email, address)).toMatchObject({ allowed: false });
  });

  it('gives an address no more tries at others', async () => {
    const [own, address] = [someHash(), someHash()];
    for (let tries = 0; tries < 60; tries += 1) {
      await use(1, 'login', own, address);
      await accounts.call(forgiveAttempts, { action: 'login', emailHash: own }, address);
    }
    expect(await take('login', someHash(), address)).toMatchObject({ allowed: false });
  });
});

describe('stored tries', () => {
  it('are keyed hashes: a caller that the web tier did not name is stored without an address', async () => {
    await accounts.store.db.delete(rateWindows);
    const email = someHash();
    for (const remoteAddress of ['192.0.2.7', '2001:db8::7']) {
      const response = await accounts.app.inject({
        method: 'POST',
        url: takeAttempt.path,
        remoteAddress,
        headers: asWebTier(),
        payload: { action: 'login', emailHash: email },
      });
      expect(response.json()).toEqual(allowed);
    }
    const keys = (await accounts.store.db.select().from(rateWindows)).map(({ key }) => key);
    expect(keys.sort()).toEqual(['try login address direct', `try login pair direct ${email}`]);
  });

  it('are deleted after a day', async () => {
    await use(1, 'login', someHash(), someHash());
    await prunePool(accounts.store.db, new Date(accounts.now.getTime() + DAY + 15 * MINUTE));
    expect(await accounts.store.db.select().from(rateWindows)).toEqual([]);
  });

  it.each([
    ['an action that is none', { action: 'guess', emailHash: someHash() }],
    ['no action', { emailHash: someHash() }],
    ['an address in clear', { action: 'login', emailHash: 'someone@example.com' }],
  ])('is refused for %s', async (_, payload) => {
    expect((await accounts.send(takeAttempt, payload)).statusCode).toBe(400);
  });
});
