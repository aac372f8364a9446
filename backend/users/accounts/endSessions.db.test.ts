import { endAccountSessions } from '../../../contracts/accounts/internalEndpoints';
import {
  TestAccounts,
  DAY,
  hashSid,
  HOUR,
  INACTIVE,
  MINUTE,
  NO_SID,
  somebody,
  someHash,
} from '../../../testing/accounts/TestAccounts';
import { pruneSessions } from './sessions';
import { DEFAULT_SESSION_LIMITS } from './sessionLimits';

const accounts = new TestAccounts();
beforeAll(() => accounts.open());
beforeEach(() => accounts.pass(HOUR));
afterAll(() => accounts.close());

const { findSession, keepTokens: store, list } = accounts;
const endAll = (body: object) => accounts.call(endAccountSessions, { reason: 'by-owner', ...body });

describe('ending a session', () => {
  it('ends every copy of its cookie, gives its tokens once and keeps none', async () => {
    const sid = await accounts.signIn();
    expect(await accounts.end(sid)).toEqual({ ended: true, sealedTokens: 'sealed' });
    expect(await accounts.check(sid)).toEqual(INACTIVE);
    expect(await accounts.end(sid)).toEqual({ ended: false, sealedTokens: null });
    expect(await accounts.end(NO_SID)).toEqual({ ended: false, sealedTokens: null });
    expect(await findSession(sid)).toMatchObject({
      endReason: 'sign-out',
      endedAt: accounts.now.toISOString(),
      sealedTokens: null,
    });
  });

  it('at once by several gives the tokens to one', async () => {
    const sid = await accounts.signIn();
    const answers = await Promise.all(Array.from({ length: 8 }, () => accounts.end(sid)));
    expect(answers.filter(({ sealedTokens }) => sealedTokens === 'sealed')).toHaveLength(1);
    expect(answers.filter(({ ended }) => ended)).toHaveLength(1);
  });

  it('while it is used and its tokens are renewed leaves no tokens behind', async () => {
    const sids = await Promise.all(Array.from({ length: 5 }, () => accounts.signIn()));
    accounts.pass(2 * MINUTE);
    await Promise.all(
      sids.flatMap((sid) => [
        accounts.check(sid),
        store(sid, 0, 'renewed'),
        accounts.end(sid),
        accounts.check(sid),
      ]),
    );
    for (const sid of sids) {
      expect(await accounts.check(sid)).toEqual(INACTIVE);
      expect((await findSession(sid)).sealedTokens).toBeNull();
    }
  });

  it('that expired unnoticed still gives its tokens, and keeps the reason it ended', async () => {
    const sid = await accounts.signIn();
    accounts.pass(2 * DAY);
    expect(await accounts.end(sid)).toEqual({ ended: true, sealedTokens: 'sealed' });
    expect(await findSession(sid)).toMatchObject({ endReason: 'idle' });
  });
});

describe('ending the sessions of an account', () => {
  it('ends all but the one that asks', async () => {
    const account = somebody();
    const [own, two, three, foreign] = [
      await accounts.signIn(account),
      await accounts.signIn(account),
      await accounts.signIn(account),
      await accounts.signIn(),
    ];
    expect(await endAll({ account, exceptSid: own, reason: 'password-changed' })).toEqual({
      ended: 2,
    });
    expect(await Promise.all([own, two, three, foreign].map(accounts.isActive))).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect(await findSession(two)).toMatchObject({
      endReason: 'password-changed',
      sealedTokens: null,
    });
    expect(await endAll({ account, exceptSid: own })).toEqual({ ended: 0 });
    expect(await endAll({ account })).toEqual({ ended: 1 });
    expect(await accounts.isActive(own)).toBe(false);
  });

  it('by address ends those of the address', async () => {
    const emailHash = someHash();
    const [one, two, foreign] = [
      await accounts.signIn(undefined, emailHash),
      await accounts.signIn(undefined, emailHash),
      await accounts.signIn(),
    ];
    expect(await endAll({ emailHash, reason: 'password-reset' })).toEqual({ ended: 2 });
    expect(await Promise.all([one, two, foreign].map(accounts.isActive))).toEqual([
      false,
      false,
      true,
    ]);
  });

  it("ends one by its public id, and nobody else's", async () => {
    const account = somebody();
    const [own, other, foreign] = [
      await accounts.signIn(account),
      await accounts.signIn(account),
      await accounts.signIn(),
    ];
    expect(await endAll({ account, id: hashSid(foreign) })).toEqual({ ended: 0 });
    expect(await endAll({ account, id: hashSid(other) })).toEqual({ ended: 1 });
    expect(await endAll({ account, id: hashSid(own), exceptSid: own })).toEqual({ ended: 0 });
    expect(await Promise.all([own, other, foreign].map(accounts.isActive))).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('does not count those that were over already', async () => {
    const account = somebody();
    await accounts.signIn(account);
    accounts.pass(2 * DAY);
    const own = await accounts.signIn(account);
    expect(await endAll({ account, exceptSid: own })).toEqual({ ended: 0 });
  });

  it('at once by several ends each once', async () => {
    const account = somebody();
    const sids = await Promise.all(Array.from({ length: 10 }, () => accounts.signIn(account)));
    const answers = await Promise.all(sids.map((exceptSid) => endAll({ account, exceptSid })));
    expect(answers.reduce((sum, { ended }) => sum + ended, 0)).toBe(10);
    expect((await Promise.all(sids.map(accounts.isActive))).some(Boolean)).toBe(false);
  });
});

describe("the list of an account's sessions", () => {
  it('has those in force, newest first, and marks the one that asks', async () => {
    const account = somebody();
    await accounts.signIn(account, someHash(), 'Idle browser');
    accounts.pass(20 * HOUR);
    const ended = await accounts.signIn(account);
    await accounts.end(ended);
    const own = await accounts.signIn(account, someHash(), 'Chrome, Windows');
    await accounts.signIn();
    accounts.pass(5 * HOUR);
    const newest = await accounts.signIn(account, someHash(), 'Safari, iOS');
    await accounts.check(own);
    const at = accounts.now.toISOString();
    expect(await list(account, own)).toEqual([
      { id: hashSid(newest), agent: 'Safari, iOS', createdAt: at, lastSeenAt: at, current: false },
      {
        id: hashSid(own),
        agent: 'Chrome, Windows',
        createdAt: new Date(accounts.now.getTime() - 5 * HOUR).toISOString(),
        lastSeenAt: at,
        current: true,
      },
    ]);
    expect(await list(somebody(), own)).toEqual([]);
  });
});

describe('pruning', () => {
  const prune = () => pruneSessions(accounts.store.db, accounts.now, DEFAULT_SESSION_LIMITS);

  it('ends abandoned sessions and clears their tokens, and deletes ended sessions after 30 days', async () => {
    accounts.pass(60 * DAY);
    await prune();
    const [ended, left, kept] = [
      await accounts.signIn(),
      await accounts.signIn(),
      await accounts.signIn(),
    ];
    await accounts.end(ended);
    accounts.pass(DAY - 1);
    await accounts.check(kept);
    expect(await prune()).toBe(0);
    accounts.pass(1);
    expect(await prune()).toBe(0);
    expect(await findSession(left)).toMatchObject({ endReason: 'idle', sealedTokens: null });
    expect(await accounts.isActive(kept)).toBe(true);
    accounts.pass(29 * DAY - 1);
    expect(await prune()).toBe(0);
    accounts.pass(1);
    expect(await prune()).toBe(1);
    expect(await findSession(ended)).toBeUndefined();
    accounts.pass(DAY);
    expect(await prune()).toBe(1);
    expect(await findSession(left)).toBeUndefined();
    expect(await findSession(kept)).toMatchObject({ endReason: 'idle' });
  });
});
