import {
  checkSession,
  endAccountSessions,
  endSession,
  openSession,
} from '../../../contracts/accounts/internalEndpoints';
import {
  TestAccounts,
  DAY,
  hashSid,
  HOUR,
  INACTIVE,
  MINUTE,
  NO_SID,
  SECOND,
  somebody,
  someHash,
} from '../../../testing/accounts/TestAccounts';
import { sessions } from '../../db/schema';

const accounts = new TestAccounts();
beforeAll(() => accounts.open());
beforeEach(() => accounts.pass(HOUR));
afterAll(() => accounts.close());

const { findSession, keepTokens: store, list } = accounts;

describe('a session', () => {
  it('is opened under an id that only the cookie keeps', async () => {
    const [one, two] = [await accounts.signIn(), await accounts.signIn()];
    expect(one).toMatch(/^[\w-]{43}$/);
    expect(one).not.toBe(two);
    expect(JSON.stringify(await findSession(one))).not.toContain(one);
    expect(await accounts.check(one)).toEqual({
      active: true,
      sealedTokens: 'sealed',
      version: 0,
      endsAt: new Date(accounts.now.getTime() + 7 * DAY).toISOString(),
      acting: null,
      superseded: false,
    });
  });

  it('that never existed is not in force, and neither is its public id', async () => {
    expect(await accounts.check(NO_SID)).toEqual(INACTIVE);
    expect(
      (await accounts.send(checkSession, { sid: hashSid(await accounts.signIn()) })).statusCode,
    ).toBe(400);
  });

  it.each([
    ['no sid', checkSession, {}],
    ['a sid of another length', checkSession, { sid: 'x'.repeat(42) }],
    ['a reason that is none', endSession, { sid: NO_SID, reason: 'boredom' }],
    [
      'an address in clear',
      openSession,
      {
        account: 'a',
        emailHash: 'someone@example.com',
        sealedEmail: 's',
        sealedTokens: 't',
        agent: 'b',
      },
    ],
    ["nobody's sessions", endAccountSessions, { reason: 'by-owner' }],
    [
      "two people's",
      endAccountSessions,
      { reason: 'by-owner', account: 'a', emailHash: someHash() },
    ],
  ])('is not asked for with %s', async (_, endpoint, body) => {
    expect((await accounts.send(endpoint, body)).statusCode).toBe(400);
  });

  it("keeps the agent's words as words", async () => {
    const account = somebody();
    const sid = await accounts.signIn(account, someHash(), 'Fire\nfox\u202e\0');
    expect((await list(account, sid))[0]!.agent).toBe('Fire\\u000afox\\u202e\\u0000');
  });
});

describe('the idle limit', () => {
  it('ends a session a day after its last use, and not before', async () => {
    const [used, unused] = [await accounts.signIn(), await accounts.signIn()];
    accounts.pass(DAY - 1);
    expect(await accounts.isActive(used)).toBe(true);
    accounts.pass(1);
    expect(await accounts.check(unused)).toEqual(INACTIVE);
    expect(await findSession(unused)).toMatchObject({
      endReason: 'idle',
      endedAt: accounts.now.toISOString(),
      sealedTokens: null,
    });
    accounts.pass(DAY - 2);
    expect(await accounts.isActive(used)).toBe(true);
    accounts.pass(DAY);
    expect(await accounts.isActive(used)).toBe(false);
  });

  it('counts from the moment it passed, whenever that is noticed', async () => {
    const sid = await accounts.signIn();
    const openedAt = accounts.now.getTime();
    accounts.pass(3 * DAY);
    await accounts.check(sid);
    expect((await findSession(sid)).endedAt).toBe(new Date(openedAt + DAY).toISOString());
  });

  it('is not put off when the session has ended: a clock that goes back revives nothing', async () => {
    const sid = await accounts.signIn();
    accounts.pass(DAY);
    expect(await accounts.isActive(sid)).toBe(false);
    accounts.pass(-HOUR);
    expect(await accounts.isActive(sid)).toBe(false);
  });
});

describe('the absolute limit', () => {
  it('ends a session a week after it was opened, however busy', async () => {
    const sid = await accounts.signIn();
    for (let hours = 12; hours < 7 * 24; hours += 12) {
      accounts.pass(12 * HOUR);
      expect(await accounts.isActive(sid)).toBe(true);
    }
    accounts.pass(12 * HOUR - 1);
    expect(await accounts.isActive(sid)).toBe(true);
    accounts.pass(1);
    expect(await accounts.check(sid)).toEqual(INACTIVE);
    expect(await findSession(sid)).toMatchObject({ endReason: 'absolute', sealedTokens: null });
  });
});

describe('the mark of last use', () => {
  it('is written at most once a minute', async () => {
    const sid = await accounts.signIn();
    const opened = accounts.now.toISOString();
    accounts.pass(MINUTE - 1);
    await accounts.check(sid);
    expect((await findSession(sid)).lastSeenAt).toBe(opened);
    accounts.pass(1);
    await accounts.check(sid);
    expect((await findSession(sid)).lastSeenAt).toBe(accounts.now.toISOString());
  });

  it('is written every tenth of a short idle limit', async () => {
    const brisk = new TestAccounts({ idleMs: 30 * SECOND, maxMs: HOUR });
    await brisk.open();
    try {
      const sid = await brisk.signIn();
      for (let seconds = 0; seconds < 270; seconds += 27) {
        brisk.pass(27 * SECOND);
        expect(await brisk.isActive(sid)).toBe(true);
      }
      brisk.pass(30 * SECOND);
      expect(await brisk.isActive(sid)).toBe(false);
      const [{ lastSeenAt, endReason } = {}] = await brisk.store.db.select().from(sessions);
      expect([lastSeenAt, endReason]).toEqual([
        new Date(brisk.now.getTime() - 30 * SECOND).toISOString(),
        'idle',
      ]);
    } finally {
      await brisk.close();
    }
  });
});

describe('renewed tokens', () => {
  it('are stored over those that were read, and not over newer ones', async () => {
    const sid = await accounts.signIn();
    expect(await store(sid, 0, 'first')).toEqual({ stored: true });
    expect(await store(sid, 0, 'late')).toEqual({ stored: false });
    expect(await accounts.check(sid)).toMatchObject({ sealedTokens: 'first', version: 1 });
    expect(await store(sid, 1, 'second')).toEqual({ stored: true });
  });

  it('of several at once are stored once', async () => {
    const sid = await accounts.signIn();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) => store(sid, 0, `tokens-${i}`)),
    );
    expect(answers.map(({ stored }) => stored).filter(Boolean)).toHaveLength(1);
    expect(await accounts.check(sid)).toMatchObject({
      sealedTokens: `tokens-${answers.findIndex(({ stored }) => stored)}`,
      version: 1,
    });
  });

  it('are not stored once the session has ended, been idle too long, or never was', async () => {
    const [ended, idle] = [await accounts.signIn(), await accounts.signIn()];
    await accounts.end(ended);
    expect(await store(ended, 0, 'late')).toEqual({ stored: false });
    expect((await findSession(ended)).sealedTokens).toBeNull();
    accounts.pass(DAY);
    expect(await store(idle, 0, 'late')).toEqual({ stored: false });
    expect(await store(NO_SID, 0, 'late')).toEqual({ stored: false });
  });
});
