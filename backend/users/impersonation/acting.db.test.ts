import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import {
  checkSession,
  endAccountSessions,
  startActing,
  stopActing,
  storeTokens,
} from '../../../contracts/accounts/internalEndpoints';
import {
  TestAccounts,
  DAY,
  HOUR,
  MINUTE,
  NO_SID,
  SECOND,
  somebody,
} from '../../../testing/accounts/TestAccounts';
import { staffOf } from '../../../testing/accounts/staffOf';
import { endActingJob } from '../accounts/actingJob';
import { DEFAULT_SESSION_LIMITS } from '../accounts/sessionLimits';
import { pruneSessions } from '../accounts/sessions';
import { auditLog, sessions } from '../../db/schema';
import { revokeRight } from '../accounts/staffRights';
import type { JobRun } from '../../jobTypes';

const accounts = new TestAccounts();
beforeAll(() => accounts.open());
beforeEach(() => accounts.pass(HOUR));
afterAll(() => accounts.close());

const { grant, start, pair, acting, readAudit } = staffOf(accounts);
const hashSid = (sid: string) => createHash('sha256').update(sid).digest('hex');
const revoke = (account: string) =>
  revokeRight(
    accounts.store.db,
    account,
    { by: 'operator', reason: 'left' },
    accounts.now,
    DEFAULT_SESSION_LIMITS,
  );
const stop = (sid: string, adminId: string) => accounts.call(stopActing, { sid, adminId });
const findSession = async (sid: string) =>
  (
    await accounts.store.db
      .select()
      .from(sessions)
      .where(eq(sessions.sidHash, hashSid(sid)))
  )[0];
describe('acting as a user', () => {
  it('is a state of the session’s row, with the user’s name and address, for an hour', async () => {
    const { target, sid } = await acting();
    const until = new Date(accounts.now.getTime() + HOUR).toISOString();
    expect(await accounts.check(sid)).toMatchObject({
      active: true,
      superseded: false,
      sealedTokens: 'sealed',
      acting: { account: target, sealedEmail: `sealed address of ${target}`, until },
    });
    expect(await findSession(sid)).toMatchObject({
      actingSince: accounts.now.toISOString(),
      actingReason: 'Support desk',
    });
  });

  it('ends when staff say so, and the session is their own again', async () => {
    const { admin, sid } = await acting();
    const stopped = await stop(sid, admin);
    expect(stopped).toEqual({ refusal: null, sid: expect.stringMatching(/^[\w-]{43}$/) as string });
    expect(await accounts.check(stopped.sid!)).toMatchObject({
      active: true,
      acting: null,
      sealedTokens: 'sealed',
    });
  });

  it('is in the audit log with both names, the session, the times and the reason', async () => {
    const { admin, target, sid } = await acting();
    const since = accounts.now;
    accounts.pass(10 * MINUTE);
    await stop(sid, admin);
    const both = { outcome: 'success', account: target, actor: admin, sidHash: hashSid(sid) };
    expect(await readAudit(target)).toEqual([
      {
        ...both,
        event: 'impersonation-started',
        detail: `until ${new Date(since.getTime() + HOUR).toISOString()}; Support desk`,
      },
      {
        ...both,
        event: 'impersonation-ended',
        detail: `by-staff; since ${since.toISOString().replace('.000Z', 'Z')}; Support desk`,
      },
    ]);
  });
});

describe('the session’s id', () => {
  it('changes at the start and at the end; the old one works for 30 more seconds', async () => {
    const { admin, target, before, sid } = await acting();
    expect(sid).not.toBe(before);
    expect(await accounts.check(before)).toMatchObject({
      active: true,
      superseded: true,
      acting: { account: target },
    });
    accounts.pass(30 * SECOND);
    expect(await accounts.isActive(before)).toBe(false);
    const { sid: after } = await stop(sid, admin);
    expect((await accounts.check(sid)).superseded).toBe(true);
    accounts.pass(30 * SECOND);
    expect(await accounts.isActive(sid)).toBe(false);
    expect(await accounts.isActive(after!)).toBe(true);
  });

  it('that was replaced still stores renewed tokens, and can end the session but neither start nor stop acting', async () => {
    const { admin, target, before, sid } = await acting();
    expect(
      await accounts.call(storeTokens, { sid: before, version: 0, sealedTokens: 'renewed' }),
    ).toEqual({ stored: true });
    expect((await accounts.send(startActing, { sid: before, user: target })).statusCode).toBe(401);
    expect((await accounts.send(stopActing, { sid: before, adminId: admin })).statusCode).toBe(401);
    expect(await accounts.end(before)).toMatchObject({ ended: true, sealedTokens: 'renewed' });
    expect(await accounts.isActive(sid)).toBe(false);
  });
});

describe('what is refused leaves the session as it was', () => {
  const refused = async (sid: string, user: string) => {
    const before = await findSession(sid);
    const answer = await start(sid, user);
    expect(await findSession(sid)).toEqual(before);
    expect(answer.sid).toBeNull();
    return answer.refusal;
  };

  it('someone who is not staff, was staff, or only has staff’s name', async () => {
    const { admin, target, sid } = await pair();
    expect(await refused(await accounts.signIn(), target)).toBe('not-staff');
    expect(await refused(await accounts.signIn(), 'nobody')).toBe('not-staff');
    await revoke(admin);
    expect(await refused(sid, target)).toBe('not-staff');
    expect((await readAudit(admin)).at(-1)).toMatchObject({
      event: 'impersonation-started',
      outcome: 'failure',
      account: target,
      actor: admin,
      detail: 'not-staff',
    });
  });

  it('no user, oneself, other staff', async () => {
    const { admin, sid } = await pair();
    const other = await pair();
    for (const user of [somebody(), `${somebody()}@example.com`, "' or 1=1 --"])
      expect(await refused(sid, user)).toBe('unknown-user');
    expect(await refused(sid, admin)).toBe('oneself');
    expect(await refused(sid, other.admin)).toBe('target-is-staff');
  });

  it('one in another', async () => {
    const [{ sid }, other] = [await acting(), await pair()];
    expect(await refused(sid, other.target)).toBe('acting-already');
  });

  it('an end under another name, or without acting', async () => {
    const { target, sid } = await acting();
    const [row, other] = [await findSession(sid), await pair()];
    expect(await stop(sid, other.admin)).toEqual({ refusal: 'other-admin', sid: null });
    expect(await stop(sid, target)).toEqual({ refusal: 'other-admin', sid: null });
    expect(await findSession(sid)).toEqual(row);
    expect(await stop(other.sid, other.admin)).toEqual({ refusal: 'not-acting', sid: null });
  });

  it('sessions that ended or never existed', async () => {
    const { admin, target, sid } = await pair();
    await accounts.end(sid);
    for (const over of [sid, NO_SID]) {
      expect((await accounts.send(startActing, { sid: over, user: target })).statusCode).toBe(401);
      expect((await accounts.send(stopActing, { sid: over, adminId: admin })).statusCode).toBe(401);
    }
  });
});

describe('every request', () => {
  it('ends it after the hour, however busy; the session goes on as the staff’s own', async () => {
    const { admin, target, sid } = await acting();
    accounts.pass(HOUR - 1);
    expect((await accounts.check(sid)).acting).not.toBeNull();
    accounts.pass(1);
    expect(await accounts.check(sid)).toMatchObject({ active: true, acting: null });
    expect((await readAudit(target)).at(-1)).toMatchObject({
      event: 'impersonation-ended',
      actor: admin,
      detail: expect.stringMatching(/^expired; since/) as string,
    });
  });

  it('finds the session ended once the right is revoked', async () => {
    const { admin, target, sid } = await acting();
    expect(await revoke(admin)).toBe(true);
    expect(await accounts.check(sid)).toMatchObject({ active: false, acting: null });
    expect(await findSession(sid)).toMatchObject({
      endReason: 'right-revoked',
      sealedTokens: null,
      actingAs: null,
      actingEmail: null,
    });
    expect((await readAudit(target)).at(-1)).toMatchObject({
      event: 'impersonation-ended',
      actor: admin,
      detail: expect.stringMatching(/^right-revoked; since/) as string,
    });
    expect((await accounts.send(stopActing, { sid, adminId: admin })).statusCode).toBe(401);
  });

  it('checks the right itself, even if the session was not ended', async () => {
    const { admin, sid } = await acting();
    await accounts.store.db.execute(
      `update staff_rights set revoked_at = '${accounts.now.toISOString()}' where account = '${admin}'`,
    );
    expect(await accounts.isActive(sid)).toBe(false);
    expect(await findSession(sid)).toMatchObject({ endReason: 'right-revoked' });
  });

  it('leaves other sessions of the same staff alone', async () => {
    const { admin } = await acting();
    const elsewhere = await accounts.signIn(admin);
    await revoke(admin);
    expect(await accounts.isActive(elsewhere)).toBe(true);
  });

  it('ends it when the user becomes staff', async () => {
    const { target, sid } = await acting();
    await grant(target);
    expect(await accounts.check(sid)).toMatchObject({ active: true, acting: null });
    expect((await readAudit(target)).at(-1)).toMatchObject({
      detail: expect.stringMatching(/^target-is-staff/) as string,
    });
  });
});

describe('whatever ends the session is logged as an end', () => {
  it.each<[string, (made: Awaited<ReturnType<typeof acting>>) => Promise<unknown>, RegExp]>([
    ['sign-out', ({ sid }) => accounts.end(sid), /^sign-out; since/],
    [
      'the owner elsewhere',
      ({ admin }) => accounts.call(endAccountSessions, { account: admin, reason: 'by-owner' }),
      /^by-owner; since/,
    ],
    [
      'a day without use: the hour came first',
      async () => {
        accounts.pass(2 * DAY);
        await pruneSessions(accounts.store.db, accounts.now, DEFAULT_SESSION_LIMITS);
      },
      /^expired; since/,
    ],
  ])('%s', async (_, end, detail) => {
    const made = await acting();
    await end(made);
    expect(
      (await readAudit(made.target)).filter(({ event }) => event === 'impersonation-ended'),
    ).toMatchObject([
      { account: made.target, actor: made.admin, detail: expect.stringMatching(detail) as string },
    ]);
    expect(await accounts.isActive(made.sid)).toBe(false);
  });

  it('at the hour’s end, whenever that is noticed: by a job each minute, by the next request, or later', async () => {
    const [byJob, byRequest, late] = [await acting(), await acting(), await acting()];
    const end = new Date(accounts.now.getTime() + HOUR).toISOString();
    const readEnd = async ({ target }: { target: string }) =>
      (
        await accounts.store.db
          .select()
          .from(auditLog)
          .where(and(eq(auditLog.account, target), eq(auditLog.event, 'impersonation-ended')))
      ).map(({ at, detail }) => [at, detail?.split(';')[0]]);
    accounts.pass(HOUR + 5 * MINUTE);
    await accounts.check(byRequest.sid);
    expect(await readEnd(byRequest)).toEqual([[end, 'expired']]);
    await accounts.end(late.sid);
    expect(await readEnd(late)).toEqual([[end, 'expired']]);
    await endActingJob(accounts.store.db).run({ now: accounts.now } as JobRun);
    expect(await readEnd(byJob)).toEqual([[end, 'expired']]);
  });

  it('once, when several end it at once', async () => {
    const { admin, target, sid } = await acting();
    await Promise.all([
      ...Array.from({ length: 4 }, () => accounts.send(stopActing, { sid, adminId: admin })),
      revoke(admin),
      accounts.end(sid),
    ]);
    expect(
      (await readAudit(target)).filter(({ event }) => event === 'impersonation-ended'),
    ).toHaveLength(1);
    expect(await findSession(sid)).not.toMatchObject({ actingAs: target });
  });

  it('and starts once, when several start it at once', async () => {
    const { target, sid } = await pair();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => accounts.send(startActing, { sid, user: target })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401, 401, 401]);
    expect(await readAudit(target)).toHaveLength(1);
  });
});

it('the owner’s sessions are untouched: no new row, no end', async () => {
  const { target, sid } = await acting();
  expect(await accounts.call(endAccountSessions, { account: target, reason: 'by-owner' })).toEqual({
    ended: 1,
  });
  expect(await accounts.isActive(sid)).toBe(true);
});

describe('nothing happens without its row in the audit log', () => {
  const closed = async (event: string, work: () => Promise<unknown>) => {
    await accounts.store.db.execute(
      `alter table audit_log add constraint shut check (event <> '${event}') not valid`,
    );
    try {
      await work();
    } finally {
      await accounts.store.db.execute('alter table audit_log drop constraint shut');
    }
  };

  it('no start', async () => {
    const { target, sid } = await pair();
    const before = await findSession(sid);
    await closed('impersonation-started', async () =>
      expect((await accounts.send(startActing, { sid, user: target })).statusCode).toBe(500),
    );
    expect(await findSession(sid)).toEqual(before);
  });

  it('no end, by staff, by the hour or by the operator', async () => {
    const { admin, target, sid } = await acting();
    const before = await findSession(sid);
    await closed('impersonation-ended', async () => {
      expect((await accounts.send(stopActing, { sid, adminId: admin })).statusCode).toBe(500);
      await expect(revoke(admin)).rejects.toThrow();
      accounts.pass(HOUR);
      expect((await accounts.send(checkSession, { sid })).statusCode).toBe(500);
    });
    expect(await findSession(sid)).toEqual({ ...before, lastSeenAt: expect.any(String) as string });
    expect((await accounts.check(sid)).acting).toBeNull();
    expect((await readAudit(target)).at(-1)).toMatchObject({
      event: 'impersonation-ended',
      detail: expect.stringMatching(/^expired/) as string,
    });
  });
});
