import { and, desc, eq, sql } from 'drizzle-orm';
import { DEFAULT_SESSION_LIMITS } from '@/backend/accounts/sessionLimits';
import { auditLog, poolUsers, projects, sessions } from '@/backend/db/schema';
import { grantRight, revokeRight } from '@/backend/impersonation/staffRights';
import { accountsSite } from '@/testing/site/accountsSite';
import { BrowserOfTests } from '@/testing/site/BrowserOfTests';
import type { SiteOfTests } from '@/testing/site/startSiteOfTests';
import { userPool } from '../identity';
import { IdentityUnavailable } from '../identity/IdentityError';

const PASSWORD = 'correct horse 7';
const NEXT = 'another horse 8';
const CREATE = '/api/impersonation-tool/create';
const DELETE = '/api/impersonation-tool/delete';
const SESSION = 'next-auth.session-token';
let site: SiteOfTests;
let people = 0;

beforeAll(async () => {
  process.env.TRUST_PROXY = 'true';
  site = await accountsSite();
  await site.store.db.insert(projects).values({ id: 'example', name: 'Example', category: 'defi', origin: 'projects', createdAt: site.clock.now.toISOString(), updatedAt: site.clock.now.toISOString() } as never);
});
afterEach(() => { jest.restoreAllMocks(); site.setBackend(true); site.clock.now = new Date(); });
afterAll(() => site.close());

interface Person { browser: BrowserOfTests; id: string; email: string }

/** Each at an address of their own, as the limits count by it. */
const open = () => new BrowserOfTests(site.url, `10.1.${Math.floor(people / 250)}.${(people += 1) % 250}`);

/** Somebody with an account who has signed in. */
async function member(): Promise<Person> {
  const browser = open();
  const email = `person.${people}@example.com`;
  await browser.post('/api/auth/signup', { email, password: PASSWORD, terms: true });
  await browser.post('/api/auth/verify-email', { email, verificationCode: site.sent.at(-1)!.code });
  expect((await browser.signIn(email, PASSWORD)).status).toBe(200);
  return { browser, email, id: (await browser.session()).user!.username };
}
const TOLD = { by: 'operator', reason: 'Support desk' };
const revoke = ({ id }: Person) => revokeRight(site.store.db, id, TOLD, site.clock.now, DEFAULT_SESSION_LIMITS);
async function staff(): Promise<Person> {
  const person = await member();
  await grantRight(site.store.db, person.id, TOLD, site.clock.now);
  return person;
}
async function acting() {
  const [admin, target] = [await staff(), await member()];
  expect((await admin.browser.post(CREATE, { impersonatingUserId: target.id })).status).toBe(200);
  return { ...admin, target };
}

interface Body { error: { code: string; message: string; fields?: { path: string; message: string }[] } }
const refusalOf = async (answer: Response) => ({ status: answer.status, ...(await answer.json() as Body).error });
const userOf = async (browser: BrowserOfTests) => (await browser.session()).user;
const auditOf = (actor: string) => site.store.db.select().from(auditLog).where(eq(auditLog.actor, actor)).orderBy(auditLog.id);

describe('the tool', () => {
  it('makes the session the user’s, with the staff’s id beside it, under another id', async () => {
    const [{ browser, id }, target] = [await staff(), await member()];
    const before = browser.cookies.get(SESSION);
    const answer = await browser.post(CREATE, { impersonatingUserId: target.id });
    expect([answer.status, await answer.json()]).toEqual([200, { done: true }]);
    expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^next-auth\.session-token=.*; Path=\/; Expires=.* GMT; HttpOnly; SameSite=Lax$/)]);
    expect(browser.cookies.get(SESSION)).not.toBe(before);
    expect(await browser.session()).toMatchObject({ user: { username: target.id, email: target.email, adminId: id }, flags: { impersonationTool: false } });
    // Nothing of it is in the other one's own session.
    expect(await userOf(target.browser)).toEqual({ username: target.id, email: target.email });
  });

  it('takes an e-mail address for a user id too, in any spelling', async () => {
    const [{ browser }, target] = [await staff(), await member()];
    expect((await browser.post(CREATE, { impersonatingUserId: ` ${target.email.toUpperCase()} ` })).status).toBe(200);
    expect((await userOf(browser))?.username).toBe(target.id);
  });

  it('leads back, under another id again', async () => {
    const { browser, id, email } = await acting();
    const before = browser.cookies.get(SESSION);
    const answer = await browser.post(DELETE, { adminId: id });
    expect([answer.status, await answer.json()]).toEqual([200, { done: true }]);
    expect(browser.cookies.get(SESSION)).not.toBe(before);
    expect(await userOf(browser)).toEqual({ username: id, email });
  });

  it('lets requests that were under way with the id before be answered, without setting it again; soon it opens nothing', async () => {
    const { browser, id, target, ...rest } = await acting();
    const late = open();
    late.cookies.set(SESSION, browser.cookies.get(SESSION)!);
    expect((await browser.post(DELETE, { adminId: id })).status).toBe(200);
    const answer = await late.ask('/api/auth/session');
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await answer.json()).toMatchObject({ user: { username: id, email: rest.email }, expires: expect.any(String) as string });
    site.clock.now = new Date(site.clock.now.getTime() + 30_000);
    expect(await late.session()).toEqual({});
    expect((await userOf(browser))?.username).toBe(id);
    expect(target.id).not.toBe(id);
  });

  it('drops every field that it does not name', async () => {
    const [{ browser, id }, target, third] = [await staff(), await member(), await member()];
    await browser.post(CREATE, { impersonatingUserId: target.id, adminId: third.id, username: third.id, email: third.email, role: 'admin', until: '2099-01-01' });
    expect(await userOf(browser)).toEqual({ username: target.id, email: target.email, adminId: id });
    expect((await browser.post('/api/projects/vote', { id: 'example', vote: true, adminId: third.id, userId: third.id })).status).toBe(200);
    expect((await auditOf(id)).at(-1)).toMatchObject({ account: target.id, actor: id });
  });
});

describe('who is refused stays who they are', () => {
  it.each<[string, () => Promise<Person>, (staffId: string) => object, number, string]>([
    ['a user, whatever a flag says', member, () => ({ impersonatingUserId: 'nobody' }), 403, 'You may not act as other users.'],
    ['staff without a parameter', staff, () => ({}), 400, 'Some of the input is not valid.'],
    ['staff with nothing', staff, () => ({ impersonatingUserId: '  ' }), 400, 'Some of the input is not valid.'],
    ['staff with a list', staff, () => ({ impersonatingUserId: ['a', 'b'] }), 400, 'Some of the input is not valid.'],
    ['unknown user', staff, () => ({ impersonatingUserId: '00000000-0000-4000-8000-000000000000' }), 404, 'User doesn\'t exist.'],
    ['unknown address', staff, () => ({ impersonatingUserId: 'nobody@example.com' }), 404, 'User doesn\'t exist.'],
    ['what can be no id', staff, () => ({ impersonatingUserId: '\' or 1=1 --' }), 404, 'User doesn\'t exist.'],
    ['other staff', staff, (other) => ({ impersonatingUserId: other }), 403, 'Nobody can act as a member of staff.'],
  ])('%s', async (_, make, bodyOf, status, message) => {
    const [{ browser, id, email }, other] = [await make(), await staff()];
    const cookie = browser.cookies.get(SESSION);
    const answer = await browser.post(CREATE, bodyOf(other.id));
    expect(await refusalOf(answer)).toMatchObject({ status, message });
    expect(browser.cookies.get(SESSION)).toBe(cookie);
    expect(await userOf(browser)).toEqual({ username: id, email });
  });

  it('says on the field that there is no such user, and that a user id is needed', async () => {
    const { browser } = await staff();
    const fieldsOf = async (impersonatingUserId: string) => (await refusalOf(await browser.post(CREATE, { impersonatingUserId }))).fields;
    expect(await fieldsOf('nobody')).toEqual([{ path: 'body.impersonatingUserId', message: 'User doesn\'t exist.' }]);
    expect(await fieldsOf('')).toEqual([{ path: 'body.impersonatingUserId', message: 'Please enter a user id' }]);
  });

  it('staff who want to act as themselves', async () => {
    const { browser, id, email } = await staff();
    for (const impersonatingUserId of [id, email]) expect(await refusalOf(await browser.post(CREATE, { impersonatingUserId }))).toMatchObject({ status: 403, message: 'This is your own account.' });
  });

  it('an end by another id than the session’s own', async () => {
    const { browser, id, target } = await acting();
    for (const adminId of [target.id, 'somebody', `${id}x`]) expect(await refusalOf(await browser.post(DELETE, { adminId }))).toMatchObject({ status: 403, code: 'forbidden' });
    expect((await browser.post(DELETE, {})).status).toBe(400);
    expect(await userOf(browser)).toMatchObject({ username: target.id, adminId: id });
  });

  it('calls of other sites, and other methods', async () => {
    const { browser } = await staff();
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' };
    expect((await browser.ask(CREATE, { method: 'POST', headers, body: '{"impersonatingUserId":"x"}' })).status).toBe(403);
    expect((await browser.ask(CREATE)).status).toBe(405);
  });

  it('who tries too often: 30 an hour, from wherever', async () => {
    const { browser } = await staff();
    const statuses: number[] = [];
    for (let n = 0; n < 31; n += 1) statuses.push((await browser.post(CREATE, { impersonatingUserId: 'nobody' })).status);
    expect([...new Set(statuses.slice(0, 30))]).toEqual([404]);
    const answer = await browser.post(CREATE, { impersonatingUserId: (await member()).id });
    expect([statuses[30], answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([429, 429, true]);
  });
});

describe('who may do what', () => {
  const people_ = {
    anonymous: async () => open(), user: async () => (await member()).browser, staff: async () => (await staff()).browser, 'acting staff': async () => (await acting()).browser,
  };
  const CALLS: [string, (browser: BrowserOfTests, other: Person) => Promise<Response>, Record<keyof typeof people_, number>][] = [
    ['create', (browser, { id }) => browser.post(CREATE, { impersonatingUserId: id }), { anonymous: 401, user: 403, staff: 200, 'acting staff': 403 }],
    ['delete', async (browser) => browser.post(DELETE, { adminId: (await browser.session() as { user?: { adminId?: string } }).user?.adminId ?? 'x' }), { anonymous: 401, user: 404, staff: 404, 'acting staff': 200 }],
    ['change-password', (browser) => browser.post('/api/user/change-password', { oldPassword: PASSWORD, newPassword: NEXT }), { anonymous: 401, user: 200, staff: 200, 'acting staff': 403 }],
    ['end sessions', (browser) => browser.post('/api/user/sessions', {}), { anonymous: 401, user: 200, staff: 200, 'acting staff': 403 }],
    ['list sessions', (browser) => browser.ask('/api/user/sessions'), { anonymous: 401, user: 200, staff: 200, 'acting staff': 200 }],
    ['vote', (browser) => browser.post('/api/projects/vote', { id: 'example', vote: true }), { anonymous: 200, user: 200, staff: 200, 'acting staff': 200 }],
  ];
  it.each(CALLS.flatMap(([name, call, statuses]) => Object.entries(statuses).map(([who, status]) => [name, who as keyof typeof people_, status, call] as const)))(
    '%s by %s: %i', async (_, who, status, call) => {
      const [browser, other] = [await people_[who](), await member()];
      expect((await call(browser, other)).status).toBe(status);
    },
  );

  it('what is the owner’s alone is refused aloud, and changes nothing', async () => {
    const { browser, target } = await acting();
    for (const [path, body] of [['/api/user/change-password', { oldPassword: PASSWORD, newPassword: NEXT }], ['/api/user/sessions', {}]] as const) {
      expect(await refusalOf(await browser.post(path, body))).toMatchObject({ status: 403, code: 'impersonating', message: 'Only the owner of the account can do this.' });
    }
    expect((await userOf(target.browser))?.username).toBe(target.id);
    expect((await open().signIn(target.email, PASSWORD)).status).toBe(200);
  });
});

describe('the audit log', () => {
  it('has start, each write, what was refused, and the end, with both ids', async () => {
    const { browser, id, target } = await acting();
    await browser.post('/api/projects/vote', { id: 'example', vote: true });
    await browser.ask('/api/projects/vote?id=example');
    await browser.post('/api/user/change-password', { oldPassword: PASSWORD, newPassword: NEXT });
    await browser.post(DELETE, { adminId: 'somebody' });
    await browser.post(DELETE, { adminId: id });
    const rows = await auditOf(id);
    expect(rows.map(({ event, outcome, detail }) => [event, outcome, detail?.split(/[; ]/)[0]])).toEqual([
      ['impersonation-started', 'success', 'until'], ['impersonation-write', 'success', 'vote'], ['impersonation-write', 'failure', 'changePassword'],
      ['impersonation-ended', 'failure', 'other-admin'], ['impersonation-ended', 'success', 'by-staff'],
    ]);
    expect(rows.every(({ account, sidHash, addressKey }) => account === target.id && sidHash === rows[0]!.sidHash && /^[0-9a-f]{40}$/.test(addressKey))).toBe(true);
  });

  it('when it cannot be written, nothing is done', async () => {
    const { browser } = await acting();
    await site.store.db.execute(sql`alter table audit_log add constraint shut check (event <> 'impersonation-write') not valid`);
    const before = await (await open().ask('/api/projects/vote?id=example')).json() as object;
    expect((await browser.post('/api/projects/vote', { id: 'example', vote: false })).status).toBe(500);
    await site.store.db.execute(sql`alter table audit_log drop constraint shut`);
    expect(await (await open().ask('/api/projects/vote?id=example')).json()).toEqual(before);
  });
});

describe('a right that is over', () => {
  it('taken back in the middle ends the session at the next request, and leads nobody back', async () => {
    const admin = await acting();
    await revoke(admin);
    expect(await refusalOf(await admin.browser.post(DELETE, { adminId: admin.id }))).toMatchObject({ status: 401 });
    expect(await admin.browser.session()).toEqual({});
    expect(admin.browser.cookies.has(SESSION)).toBe(false);
  });

  it('of an account that the user pool has disabled does not start, and leads nobody back', async () => {
    const [admin, starter, target] = [await acting(), await staff(), await member()];
    await site.store.db.update(poolUsers).set({ enabled: false }).where(sql`sub in (${admin.id}, ${starter.id})`);
    expect((await starter.browser.post(CREATE, { impersonatingUserId: target.id })).status).toBe(401);
    expect((await admin.browser.post(DELETE, { adminId: admin.id })).status).toBe(401);
    for (const { browser } of [admin, starter]) expect(await browser.session()).toEqual({});
  });

  it('of such an account is over within seconds, whatever is asked', async () => {
    const { browser, id } = await acting();
    await browser.session();
    await site.store.db.update(poolUsers).set({ enabled: false }).where(eq(poolUsers.sub, id));
    const real = Date.now;
    jest.spyOn(Date, 'now').mockImplementation(() => real() + 15_000);
    expect(await browser.session()).toEqual({});
    expect(await site.store.db.select().from(sessions).where(eq(sessions.account, id))).toMatchObject([{ endReason: 'refused-by-provider', actingAs: null }]);
  });

  it('after the hour leaves the staff’s own session, whose writes are their own', async () => {
    const { browser, id, email } = await acting();
    site.clock.now = new Date(site.clock.now.getTime() + 3_600_000);
    expect(await userOf(browser)).toEqual({ username: id, email });
    expect(await refusalOf(await browser.post(DELETE, { adminId: id }))).toMatchObject({ status: 404 });
    expect((await auditOf(id)).at(-1)).toMatchObject({ event: 'impersonation-ended', detail: expect.stringMatching(/^expired/) as string });
  });

  it('with a sign-out ends, too', async () => {
    const { browser, id } = await acting();
    expect((await browser.submit('/api/auth/signout', {})).status).toBe(200);
    expect(await browser.session()).toEqual({});
    expect((await auditOf(id)).at(-1)).toMatchObject({ event: 'impersonation-ended', detail: expect.stringMatching(/^sign-out/) as string });
  });
});

describe('without an answer nothing is allowed', () => {
  it('of the backend, which keeps the rights', async () => {
    const [{ browser, id, email }, target] = [await staff(), await member()];
    site.setBackend(false);
    expect((await browser.post(CREATE, { impersonatingUserId: target.id })).status).toBe(503);
    site.setBackend(true);
    expect(await userOf(browser)).toEqual({ username: id, email });
  });

  it('of the table of rights', async () => {
    const [{ browser, id, email }, { browser: actor }, target] = [await staff(), await acting(), await member()];
    await site.store.db.execute(sql`alter table staff_rights rename to staff_rights_away`);
    const statuses = [await browser.post(CREATE, { impersonatingUserId: target.id }), await actor.ask('/api/user/sessions'), await actor.post('/api/projects/vote', { id: 'example', vote: true })];
    await site.store.db.execute(sql`alter table staff_rights_away rename to staff_rights`);
    expect(statuses.map(({ status }) => status)).toEqual([500, 500, 500]);
    expect(await userOf(browser)).toEqual({ username: id, email });
  });

  it('of the user pool', async () => {
    const [{ browser, id, email }, target] = [await staff(), await member()];
    jest.spyOn(userPool(), 'readUser').mockRejectedValue(new IdentityUnavailable('away'));
    expect((await browser.post(CREATE, { impersonatingUserId: target.id })).status).toBe(503);
    expect(await userOf(browser)).toEqual({ username: id, email });
    const [last] = await site.store.db.select().from(auditLog).where(and(eq(auditLog.actor, id))).orderBy(desc(auditLog.id)).limit(1);
    expect(last).toBeUndefined();
  });
});
