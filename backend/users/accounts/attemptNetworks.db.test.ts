import { eq } from 'drizzle-orm';
import {
  rememberBrowser,
  takeAttempt,
  type AttemptAction,
} from '../../../contracts/accounts/attemptEndpoints';
import { DAY, HOUR, SECOND, someHash, TestAccounts } from '../../../testing/accounts/TestAccounts';
import { auditLog, rateWindows } from '../../db/schema';

const accounts = new TestAccounts();
beforeAll(() => accounts.open());
// Each test gets its own window, 20 seconds in; windows start on the hour and quarter.
beforeEach(() => {
  accounts.now = new Date(Math.ceil(accounts.now.getTime() / DAY) * DAY + DAY + 20 * SECOND);
});
afterAll(() => accounts.close());

/** One of the 65,536 addresses of a /48, as the web tier names it. */
const in48 = (n: number, of: string) => `v6-64=${of}n${n},v6-56=${of}m${n >> 8},v6-48=${of}`;
const in56 = (n: number, of: string) => `v6-64=${of}n${n},v6-56=${of},v6-48=wide${of}`;
const in24 = (n: number, of: string) => `address=${of}n${n},v4-24=${of}`;

async function allowed(
  action: AttemptAction,
  networks: string,
  more: object = {},
): Promise<boolean> {
  const addressKey = networks.split(/[=,]/)[1]!;
  const user = { 'x-network-keys': networks };
  return (await accounts.call(takeAttempt, { action, ...more }, addressKey, user)).allowed;
}
/** As if others of the network had made them. */
const countAsMade = (key: string, count: number) =>
  accounts.store.db.update(rateWindows).set({ count }).where(eq(rateWindows.key, key));
/** Each of another address of the network, at another account. @returns how many passed */
async function flood(action: AttemptAction, calls: number, toNetworks: (n: number) => string) {
  const answers: boolean[] = [];
  for (let n = 0; n < calls; n += 20)
    answers.push(
      ...(await Promise.all(
        Array.from({ length: 20 }, (_, m) =>
          allowed(action, toNetworks(n + m), { emailHash: someHash() }),
        ),
      )),
    );
  return answers.filter(Boolean).length;
}

describe('all addresses of a network together have', () => {
  it.each<[string, AttemptAction, number, (n: number, of: string) => string]>([
    ['a /56', 'login', 240, in56],
    ['a /48', 'login', 600, in48],
    ['a /24', 'login', 600, in24],
    ['a /48', 'google-start', 600, in48],
    ['a /48', 'google', 600, in48],
    ['a /56', 'signup', 80, in56],
    ['a /48', 'signup', 200, in48],
    ['a /48', 'forgot', 200, in48],
    ['a /24', 'forgot', 200, in24],
    ['a /48', 'resend', 200, in48],
    ['a /48', 'verify', 600, in48],
    ['a /48', 'reset', 400, in48],
  ])('%s, %s: %i', async (_, action, most, toNetworks) => {
    const network = someHash();
    const next = (n: number, of = network) =>
      allowed(action, toNetworks(n, of), { emailHash: someHash() });
    await next(0);
    await countAsMade(`try ${action} network ${network}`, most - 1);
    expect([await next(256), await next(512), await next(768)]).toEqual([true, false, false]);
    // Another network, and this one later, are let in.
    expect(await next(1, someHash())).toBe(true);
    accounts.pass(HOUR);
    expect(await next(1_024)).toBe(true);
  });
});

describe('a network that has used up its attempts', () => {
  it('is written down once', async () => {
    const network = someHash();
    expect(await flood('forgot', 220, (n) => in24(n, network))).toBe(200);
    const rows = await accounts.store.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.event, 'rate-limited'));
    expect(rows.filter(({ addressKey }) => addressKey.startsWith(network))).toHaveLength(1);
  });

  it('keeps out no browser that the account knows', async () => {
    const [network, browserHash, emailHash] = [someHash(), someHash(), someHash()];
    await accounts.call(rememberBrowser, { browserHash, emailHash });
    await allowed('login', in24(0, network), { emailHash: someHash() });
    await countAsMade(`try login network ${network}`, 600);
    expect(await allowed('login', in24(999, network), { emailHash })).toBe(false);
    expect(await allowed('login', in24(999, network), { emailHash, browserHash })).toBe(true);
  });

  it('is not used up by one address that is refused', async () => {
    const network = someHash();
    await flood('forgot', 60, () => in24(1, network));
    expect(await flood('forgot', 200, (n) => in24(n + 2, network))).toBe(180);
  });
});
