import { eq, sql } from 'drizzle-orm';
import { OperatorError } from '@/backend/admin/OperatorError';
import { poolUsers, sessions } from '@/backend/db/schema';
import { PoolClient } from '@/backend/users/manage-accounts/poolClient';
import {
  CREATE,
  DELETE,
  PASSWORD,
  TestPeople,
  readRefusal,
  SESSION,
  readUser,
} from '@/testing/site/TestPeople';
import { userPool } from '../identity';
import { IdentityUnavailable } from '../identity/IdentityError';

const NEXT = 'another horse 8';
const people = new TestPeople();
beforeAll(() => people.start());
afterEach(() => {
  jest.restoreAllMocks();
  people.reset();
});
afterAll(() => people.site.close());

describe('the audit log', () => {
  it('has start, each write, what was refused, and the end, with both ids', async () => {
    const { browser, id, target } = await people.acting();
    await browser.post('/api/projects/vote', { id: 'example', vote: true });
    await browser.ask('/api/projects/vote?id=example');
    await browser.post('/api/user/change-password', { oldPassword: PASSWORD, newPassword: NEXT });
    await browser.post(DELETE, { adminId: 'somebody' });
    await browser.post(DELETE, { adminId: id });
    const rows = await people.readAudit(id);
    expect(
      rows.map(({ event, outcome, detail }) => [event, outcome, detail?.split(/[; ]/)[0]]),
    ).toEqual([
      ['impersonation-started', 'success', 'until'],
      ['impersonation-write', 'success', 'vote'],
      ['impersonation-write', 'failure', 'changePassword'],
      ['impersonation-ended', 'failure', 'other-admin'],
      ['impersonation-ended', 'success', 'by-staff'],
    ]);
    expect(
      rows.every(
        ({ account, sidHash, addressKey }) =>
          account === target.id &&
          sidHash === rows[0]!.sidHash &&
          /^[0-9a-f]{40}$/.test(addressKey),
      ),
    ).toBe(true);
  });

  it('when it cannot be written, nothing is done', async () => {
    const { browser } = await people.acting();
    await people.site.store.db.execute(
      sql`alter table audit_log add constraint shut check (event <> 'impersonation-write') not valid`,
    );
    const before = (await (
      await people.open().ask('/api/projects/vote?id=example')
    ).json()) as object;
    expect((await browser.post('/api/projects/vote', { id: 'example', vote: false })).status).toBe(
      500,
    );
    await people.site.store.db.execute(sql`alter table audit_log drop constraint shut`);
    expect(await (await people.open().ask('/api/projects/vote?id=example')).json()).toEqual(before);
  });
});

describe('a right that is over', () => {
  it('revoked while acting ends the session at the next request, without a way back', async () => {
    const admin = await people.acting();
    await people.revoke(admin);
    expect(
      await readRefusal(await admin.browser.post(DELETE, { adminId: admin.id })),
    ).toMatchObject({
      status: 401,
    });
    expect(await admin.browser.session()).toEqual({});
    expect(admin.browser.cookies.has(SESSION)).toBe(false);
  });

  it('of a disabled account does not start, and has no way back', async () => {
    const [admin, starter, target] = [
      await people.acting(),
      await people.staff(),
      await people.member(),
    ];
    await people.site.store.db
      .update(poolUsers)
      .set({ enabled: false })
      .where(sql`sub in (${admin.id}, ${starter.id})`);
    expect((await starter.browser.post(CREATE, { impersonatingUserId: target.id })).status).toBe(
      401,
    );
    expect((await admin.browser.post(DELETE, { adminId: admin.id })).status).toBe(401);
    for (const { browser } of [admin, starter]) expect(await browser.session()).toEqual({});
  });

  it('of such an account is over within seconds, whatever is asked', async () => {
    const { browser, id } = await people.acting();
    await browser.session();
    await people.site.store.db
      .update(poolUsers)
      .set({ enabled: false })
      .where(eq(poolUsers.sub, id));
    const real = Date.now;
    jest.spyOn(Date, 'now').mockImplementation(() => real() + 15_000);
    expect(await browser.session()).toEqual({});
    expect(
      await people.site.store.db.select().from(sessions).where(eq(sessions.account, id)),
    ).toMatchObject([{ endReason: 'refused-by-provider', actingAs: null }]);
  });

  it('is none to act as a user whom the pool has disabled since: within seconds, not an hour', async () => {
    const { browser, id, email, target } = await people.acting();
    await browser.session();
    await people.site.store.db
      .update(poolUsers)
      .set({ enabled: false })
      .where(eq(poolUsers.sub, target.id));
    const real = Date.now;
    jest.spyOn(Date, 'now').mockImplementation(() => real() + 15_000);
    expect(await readUser(browser)).toEqual({ username: id, email });
    expect((await people.readAudit(id)).at(-1)).toMatchObject({
      event: 'impersonation-ended',
      account: target.id,
      detail: expect.stringMatching(/^account-disabled; since/) as string,
    });
  });

  it('after the hour leaves the staff’s own session, whose writes are their own', async () => {
    const { browser, id, email } = await people.acting();
    people.site.clock.now = new Date(people.site.clock.now.getTime() + 3_600_000);
    expect(await readUser(browser)).toEqual({ username: id, email });
    expect(await readRefusal(await browser.post(DELETE, { adminId: id }))).toMatchObject({
      status: 404,
    });
    expect((await people.readAudit(id)).at(-1)).toMatchObject({
      event: 'impersonation-ended',
      detail: expect.stringMatching(/^expired/) as string,
    });
  });

  it('with a sign-out ends, too', async () => {
    const { browser, id } = await people.acting();
    expect((await browser.submit('/api/auth/signout', {})).status).toBe(200);
    expect(await browser.session()).toEqual({});
    expect((await people.readAudit(id)).at(-1)).toMatchObject({
      event: 'impersonation-ended',
      detail: expect.stringMatching(/^sign-out/) as string,
    });
  });
});

describe('without an answer nothing is allowed', () => {
  it('of the backend, which keeps the rights', async () => {
    const [{ browser, id, email }, target] = [await people.staff(), await people.member()];
    people.site.setBackend(false);
    expect((await browser.post(CREATE, { impersonatingUserId: target.id })).status).toBe(503);
    people.site.setBackend(true);
    expect(await readUser(browser)).toEqual({ username: id, email });
  });

  it('of the table of rights', async () => {
    const [{ browser, id, email }, { browser: actor }, target] = [
      await people.staff(),
      await people.acting(),
      await people.member(),
    ];
    await people.site.store.db.execute(sql`alter table staff_rights rename to staff_rights_away`);
    const statuses = [
      await browser.post(CREATE, { impersonatingUserId: target.id }),
      await actor.ask('/api/user/sessions'),
      await actor.post('/api/projects/vote', { id: 'example', vote: true }),
    ];
    await people.site.store.db.execute(sql`alter table staff_rights_away rename to staff_rights`);
    expect(statuses.map(({ status }) => status)).toEqual([500, 500, 500]);
    expect(await readUser(browser)).toEqual({ username: id, email });
  });

  it('of the user pool about the user', async () => {
    const [{ browser }, target] = [await people.staff(), await people.member()];
    jest.spyOn(PoolClient, 'open').mockResolvedValue({
      listBy: () => Promise.reject(new OperatorError('The user pool refuses')),
      close: () => undefined,
    } as never);
    expect(
      await readRefusal(await browser.post(CREATE, { impersonatingUserId: target.id })),
    ).toMatchObject({
      status: 503,
      message: 'The user pool cannot be asked about this user now. Please try again later.',
    });
  });

  it('of the user pool about a user acted as', async () => {
    const { browser } = await people.acting();
    jest.spyOn(PoolClient, 'open').mockResolvedValue({
      listBy: () => Promise.reject(new OperatorError('The user pool refuses')),
      close: () => undefined,
    } as never);
    const vote = () => browser.post('/api/projects/vote', { id: 'example', vote: true });
    expect((await vote()).status).toBe(503);
    jest.restoreAllMocks();
    expect((await vote()).status).toBe(200);
  });

  it('of the user pool', async () => {
    const [{ browser, id, email }, target] = [await people.staff(), await people.member()];
    jest.spyOn(userPool(), 'readUser').mockRejectedValue(new IdentityUnavailable('away'));
    expect((await browser.post(CREATE, { impersonatingUserId: target.id })).status).toBe(503);
    expect(await readUser(browser)).toEqual({ username: id, email });
    expect(await people.readAudit(id)).toEqual([]);
  });
});
