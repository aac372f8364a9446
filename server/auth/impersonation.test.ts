import { eq } from 'drizzle-orm';
import { poolUsers } from '@/backend/db/schema';
import {
  CREATE,
  DELETE,
  PASSWORD,
  TestPeople,
  readRefusal,
  SESSION,
  readUser,
  type Person,
} from '@/testing/site/TestPeople';
import type { TestBrowser } from '@/testing/site/TestBrowser';

const NEXT = 'another horse 8';
const people = new TestPeople();
beforeAll(() => people.start());
afterEach(() => people.reset());
afterAll(() => people.site.close());

describe('the tool', () => {
  it('makes the session the user’s, with the staff’s id, under a new session id', async () => {
    const [{ browser, id }, target] = [await people.staff(), await people.member()];
    const before = browser.cookies.get(SESSION);
    const answer = await browser.post(CREATE, { impersonatingUserId: target.id });
    expect([answer.status, await answer.json()]).toEqual([200, { done: true }]);
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^next-auth\.session-token=.*; Path=\/; Expires=.* GMT; HttpOnly; SameSite=Lax$/,
      ),
      'plumbline-acting=yes; Path=/; Max-Age=3600; SameSite=Lax',
    ]);
    expect(browser.cookies.get(SESSION)).not.toBe(before);
    expect(await browser.session()).toMatchObject({
      user: { username: target.id, email: target.email, adminId: id },
      flags: { impersonationTool: false },
    });
    expect(await readUser(target.browser)).toEqual({ username: target.id, email: target.email });
  });

  it('takes an e-mail address for a user id too, in any spelling', async () => {
    const [{ browser }, target] = [await people.staff(), await people.member()];
    expect(
      (await browser.post(CREATE, { impersonatingUserId: ` ${target.email.toUpperCase()} ` }))
        .status,
    ).toBe(200);
    expect((await readUser(browser))?.username).toBe(target.id);
  });

  it.each<[string, (email: string) => string]>([
    ['address', (email) => email],
    ['address in another spelling', (email) => email.toUpperCase()],
  ])('takes a confirmed user who never signed in, by %s', async (_, toTyped) => {
    const { browser, id } = await people.staff();
    const email = await people.confirmed();
    const answer = await browser.post(CREATE, { impersonatingUserId: toTyped(email) });
    expect(answer.status).toBe(200);
    expect(await readUser(browser)).toMatchObject({ email, adminId: id });
  });

  it('takes nobody who has not confirmed the address, and says so', async () => {
    const { browser } = await people.staff();
    const email = await people.unconfirmed();
    expect(
      await readRefusal(await browser.post(CREATE, { impersonatingUserId: email })),
    ).toMatchObject({
      status: 403,
      message: 'This account has not confirmed its address yet.',
    });
  });

  it.each<[string, (target: Person) => string]>([
    ['id', ({ id }) => id],
    ['address', ({ email }) => email.toUpperCase()],
  ])('takes nobody whom the pool has disabled, and says so, by %s', async (_, toTyped) => {
    const [{ browser, id, email }, target] = [await people.staff(), await people.member()];
    await people.site.store.db
      .update(poolUsers)
      .set({ enabled: false })
      .where(eq(poolUsers.sub, target.id));
    const answer = await browser.post(CREATE, { impersonatingUserId: toTyped(target) });
    expect(await readRefusal(answer)).toMatchObject({
      status: 403,
      message: 'This account is disabled.',
    });
    expect(await readUser(browser)).toEqual({ username: id, email });
  });

  it('leads back, under a new session id again', async () => {
    const { browser, id, email } = await people.acting();
    const before = browser.cookies.get(SESSION);
    const answer = await browser.post(DELETE, { adminId: id });
    expect([answer.status, await answer.json()]).toEqual([200, { done: true }]);
    expect(browser.cookies.get(SESSION)).not.toBe(before);
    expect(await readUser(browser)).toEqual({ username: id, email });
  });

  it('answers requests in flight with the old id, without setting it again; soon the id is void', async () => {
    const { browser, id, target, ...rest } = await people.acting();
    const late = people.open();
    late.cookies.set(SESSION, browser.cookies.get(SESSION)!);
    expect((await browser.post(DELETE, { adminId: id })).status).toBe(200);
    const answer = await late.ask('/api/auth/session');
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await answer.json()).toMatchObject({
      user: { username: id, email: rest.email },
      expires: expect.any(String) as string,
    });
    people.site.clock.now = new Date(people.site.clock.now.getTime() + 30_000);
    expect(await late.session()).toEqual({});
    expect((await readUser(browser))?.username).toBe(id);
    expect(target.id).not.toBe(id);
  });

  it('drops every unknown field', async () => {
    const [{ browser, id }, target, third] = [
      await people.staff(),
      await people.member(),
      await people.member(),
    ];
    await browser.post(CREATE, {
      impersonatingUserId: target.id,
      adminId: third.id,
      username: third.id,
      email: third.email,
      role: 'admin',
      until: '2099-01-01',
    });
    expect(await readUser(browser)).toEqual({
      username: target.id,
      email: target.email,
      adminId: id,
    });
    browser.showsActing = target.id;
    expect(
      (
        await browser.post('/api/projects/vote', {
          id: 'example',
          vote: true,
          adminId: third.id,
          userId: third.id,
        })
      ).status,
    ).toBe(200);
    expect((await people.readAudit(id)).at(-1)).toMatchObject({ account: target.id, actor: id });
  });
});

describe('a refused user stays who they are', () => {
  it.each<[string, () => Promise<Person>, (staffId: string) => object, number, string]>([
    [
      'a user, whatever a flag says',
      people.member,
      () => ({ impersonatingUserId: 'nobody' }),
      403,
      'You may not act as other users.',
    ],
    ['staff without a parameter', people.staff, () => ({}), 400, 'Some input is not valid.'],
    [
      'staff with nothing',
      people.staff,
      () => ({ impersonatingUserId: '  ' }),
      400,
      'Some input is not valid.',
    ],
    [
      'staff with a list',
      people.staff,
      () => ({ impersonatingUserId: ['a', 'b'] }),
      400,
      'Some input is not valid.',
    ],
    [
      'unknown user',
      people.staff,
      () => ({ impersonatingUserId: '00000000-0000-4000-8000-000000000000' }),
      404,
      "User doesn't exist.",
    ],
    [
      'unknown address',
      people.staff,
      () => ({ impersonatingUserId: 'nobody@example.com' }),
      404,
      "User doesn't exist.",
    ],
    [
      'what can be no id',
      people.staff,
      () => ({ impersonatingUserId: "' or 1=1 --" }),
      404,
      "User doesn't exist.",
    ],
    [
      'other staff',
      people.staff,
      (other) => ({ impersonatingUserId: other }),
      403,
      'No one can act as a member of staff.',
    ],
  ])('%s', async (_, make, makeBody, status, message) => {
    const [{ browser, id, email }, other] = [await make(), await people.staff()];
    const cookie = browser.cookies.get(SESSION);
    const answer = await browser.post(CREATE, makeBody(other.id));
    expect(await readRefusal(answer)).toMatchObject({ status, message });
    expect(browser.cookies.get(SESSION)).toBe(cookie);
    expect(await readUser(browser)).toEqual({ username: id, email });
  });

  it('shows on the field that the user does not exist, and that a user id is required', async () => {
    const { browser } = await people.staff();
    const refusedFields = async (impersonatingUserId: string) =>
      (await readRefusal(await browser.post(CREATE, { impersonatingUserId }))).fields;
    expect(await refusedFields('nobody')).toEqual([
      { path: 'body.impersonatingUserId', message: "User doesn't exist." },
    ]);
    expect(await refusedFields('')).toEqual([
      { path: 'body.impersonatingUserId', message: 'Please enter a user id' },
    ]);
  });

  it('staff who want to act as themselves', async () => {
    const { browser, id, email } = await people.staff();
    for (const impersonatingUserId of [id, email])
      expect(await readRefusal(await browser.post(CREATE, { impersonatingUserId }))).toMatchObject({
        status: 403,
        message: 'This is your own account.',
      });
  });

  it('an end by another id than the session’s own', async () => {
    const { browser, id, target } = await people.acting();
    for (const adminId of [target.id, 'somebody', `${id}x`])
      expect(await readRefusal(await browser.post(DELETE, { adminId }))).toMatchObject({
        status: 403,
        code: 'forbidden',
      });
    expect((await browser.post(DELETE, {})).status).toBe(400);
    expect(await readUser(browser)).toMatchObject({ username: target.id, adminId: id });
  });

  it('calls of other sites, and other methods', async () => {
    const { browser } = await people.staff();
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' };
    expect(
      (await browser.ask(CREATE, { method: 'POST', headers, body: '{"impersonatingUserId":"x"}' }))
        .status,
    ).toBe(403);
    expect((await browser.ask(CREATE)).status).toBe(405);
  });

  it('too many attempts: 30 an hour, from any address', async () => {
    const { browser } = await people.staff();
    const statuses: number[] = [];
    for (let n = 0; n < 31; n += 1)
      statuses.push((await browser.post(CREATE, { impersonatingUserId: 'nobody' })).status);
    expect([...new Set(statuses.slice(0, 30))]).toEqual([404]);
    const answer = await browser.post(CREATE, { impersonatingUserId: (await people.member()).id });
    expect([statuses[30], answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([
      429,
      429,
      true,
    ]);
  });
});

describe('who may do what', () => {
  const ROLES = {
    anonymous: async () => people.open(),
    user: async () => (await people.member()).browser,
    staff: async () => (await people.staff()).browser,
    'acting staff': async () => (await people.acting()).browser,
  };
  const CALLS: [
    string,
    (browser: TestBrowser, other: Person) => Promise<Response>,
    Record<keyof typeof ROLES, number>,
  ][] = [
    [
      'create',
      (browser, { id }) => browser.post(CREATE, { impersonatingUserId: id }),
      { anonymous: 401, user: 403, staff: 200, 'acting staff': 403 },
    ],
    [
      'delete',
      async (browser) =>
        browser.post(DELETE, {
          adminId:
            ((await browser.session()) as { user?: { adminId?: string } }).user?.adminId ?? 'x',
        }),
      { anonymous: 401, user: 404, staff: 404, 'acting staff': 200 },
    ],
    [
      'change-password',
      (browser) =>
        browser.post('/api/user/change-password', { oldPassword: PASSWORD, newPassword: NEXT }),
      { anonymous: 401, user: 200, staff: 200, 'acting staff': 403 },
    ],
    [
      'end sessions',
      (browser) => browser.post('/api/user/sessions', {}),
      { anonymous: 401, user: 200, staff: 200, 'acting staff': 403 },
    ],
    [
      'list sessions',
      (browser) => browser.ask('/api/user/sessions'),
      { anonymous: 401, user: 200, staff: 200, 'acting staff': 403 },
    ],
    [
      'vote',
      (browser) => browser.post('/api/projects/vote', { id: 'example', vote: true }),
      { anonymous: 200, user: 200, staff: 200, 'acting staff': 200 },
    ],
  ];
  it.each(
    CALLS.flatMap(([name, call, statuses]) =>
      Object.entries(statuses).map(
        ([who, status]) => [name, who as keyof typeof ROLES, status, call] as const,
      ),
    ),
  )('%s by %s: %i', async (_, who, status, call) => {
    const [browser, other] = [await ROLES[who](), await people.member()];
    expect((await call(browser, other)).status).toBe(status);
  });

  it('nothing is written as a user whom the page does not show, nor as oneself from a page that shows a user', async () => {
    const { browser, id, target } = await people.acting();
    const vote = () => browser.post('/api/projects/vote', { id: 'example', vote: true });
    const before = await people.readAudit(id);
    for (const shown of [undefined, id, 'somebody-else']) {
      browser.showsActing = shown;
      expect(await readRefusal(await vote())).toMatchObject({ status: 409, code: 'other-session' });
    }
    expect(await people.readAudit(id)).toEqual(before);
    browser.showsActing = target.id;
    expect((await browser.post(DELETE, { adminId: id })).status).toBe(200);
    for (const write of [vote, () => browser.post('/api/user/sessions', {})])
      expect(await readRefusal(await write())).toMatchObject({
        status: 409,
        code: 'other-session',
      });
    browser.showsActing = undefined;
    expect((await vote()).status).toBe(200);
  });

  it('what only the owner may do is refused with a message, and changes nothing', async () => {
    const { browser, target } = await people.acting();
    for (const [path, body] of [
      ['/api/user/change-password', { oldPassword: PASSWORD, newPassword: NEXT }],
      ['/api/user/sessions', {}],
    ] as const) {
      expect(await readRefusal(await browser.post(path, body))).toMatchObject({
        status: 403,
        code: 'impersonating',
        message: 'Only the owner of the account can do this.',
      });
    }
    expect((await readUser(target.browser))?.username).toBe(target.id);
    expect((await people.open().signIn(target.email, PASSWORD)).status).toBe(200);
  });
});
