import { eq, getTableName, isTable, sql } from 'drizzle-orm';
import sharp from 'sharp';
import * as schema from '../../backend/db/schema';
import { DELETE_MESSAGES } from '../../contracts/accounts/accountData';
import { PASSWORD, readRefusal, readUser, TestPeople } from '../../testing/site/TestPeople';

const people = new TestPeople();
beforeAll(() => people.start());
afterAll(() => people.site.close());

const DELETE = '/api/user/delete';
const MINUTES_MS = 60_000;

/** Tables with a row that has the text, in whatever column. */
async function tablesWith(text: string): Promise<string[]> {
  const found: string[] = [];
  for (const table of Object.values(schema).filter((value) => isTable(value))) {
    const { rows } = (await people.site.store.db.execute(
      sql`select 1 from ${table} t where t::text ilike ${`%${text}%`} limit 1`,
    )) as unknown as { rows: unknown[] };
    if (rows.length > 0) found.push(getTableName(table));
  }
  return found;
}
/** The web tier's clock; the pool's stays. */
const later = (minutes: number) => {
  const real = Date.now;
  return jest.spyOn(Date, 'now').mockImplementation(() => real() + minutes * MINUTES_MS);
};
const backendPicture = (id: string) =>
  fetch(new URL(`/pictures/${id}`, process.env.BACKEND_URL)).then(({ status }) => status);

async function uploadPicture({ browser }: Awaited<ReturnType<TestPeople['member']>>) {
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const body = new FormData();
  body.set('picture', new Blob([new Uint8Array(bytes)]), 'me.png');
  await browser.ask('/api/user/profile/upload', { method: 'POST', body });
}

describe('deleting my account', () => {
  it('deletes it in the pool and in the tables, with its files, and ends its sessions', async () => {
    const ada = await people.member();
    const other = people.open();
    await other.signIn(ada.email, PASSWORD);
    await uploadPicture(ada);
    await ada.browser.post('/api/user/profile/update', { displayName: 'Ada' });
    await ada.browser.post('/api/watchlist/create', { name: 'Mine', projects: [] });
    expect(await backendPicture(ada.id)).toBe(200);
    expect(await tablesWith(ada.id)).toEqual(
      expect.arrayContaining(['profiles', 'watchlists', 'sessions', 'pool_users', 'audit_log']),
    );

    const answer = await ada.browser.post(DELETE, {
      confirm: ` ${ada.email.toUpperCase()} `,
      password: PASSWORD,
    });
    expect([answer.status, await answer.json()]).toEqual([200, { done: true }]);

    expect(await backendPicture(ada.id)).toBe(404);
    for (const browser of [ada.browser, other]) expect(await readUser(browser)).toBeUndefined();
    expect(answer.headers.getSetCookie().join()).toMatch(/session-token=; Path=\/; Max-Age=0/);
    expect(await tablesWith(ada.id)).toEqual([]);
    expect(await tablesWith(ada.email)).toEqual([]);
    expect(await tablesWith('by its owner')).toEqual(['audit_log']);
  });

  it('refuses the next sign-in, and leaves the address free', async () => {
    const ada = await people.member();
    await ada.browser.post(DELETE, { confirm: ada.email, password: PASSWORD });
    expect((await people.open().signIn(ada.email, PASSWORD)).status).toBe(401);
    const again = await people
      .open()
      .post('/api/auth/signup', { email: ada.email, password: PASSWORD, terms: true });
    expect(again.status).toBe(200);
  });

  it('needs the address of the account, typed', async () => {
    const ada = await people.member();
    for (const confirm of ['', 'delete', 'someone@example.com'])
      expect(await readRefusal(await ada.browser.post(DELETE, { confirm }))).toMatchObject({
        status: 400,
        fields: [{ path: 'body.confirm', message: DELETE_MESSAGES.confirm }],
      });
    expect(await readUser(ada.browser)).toMatchObject({ email: ada.email });
  });

  it('needs the password where there is one, however recent the sign-in', async () => {
    const ada = await people.member();
    const confirm = ada.email;
    for (const [password, message] of [
      ['', DELETE_MESSAGES.password],
      ['wrong horse 1', 'The current password is not right. Please try again.'],
    ])
      expect(
        await readRefusal(await ada.browser.post(DELETE, { confirm, password })),
      ).toMatchObject({ status: 400, fields: [{ path: 'body.password', message }] });
    expect(await readUser(ada.browser)).toMatchObject({ email: ada.email });
    expect((await ada.browser.post(DELETE, { confirm, password: PASSWORD })).status).toBe(200);
    expect((await people.open().signIn(ada.email, PASSWORD)).status).toBe(401);
  });

  it('needs a sign-in of the last 15 minutes where there is no password', async () => {
    const ada = await people.member();
    const { db } = people.site.store;
    const at = people.site.clock.now.toISOString();
    await db
      .insert(schema.poolIdentities)
      .values({ provider: 'Google', subject: '1', sub: ada.id, createdAt: at });
    await db
      .update(schema.poolUsers)
      .set({ passwordHash: null })
      .where(eq(schema.poolUsers.sub, ada.id));
    const clock = later(16);
    const late = await readRefusal(await ada.browser.post(DELETE, { confirm: ada.email }));
    clock.mockRestore();
    expect(late).toMatchObject({ status: 400, message: DELETE_MESSAGES.signIn });
    expect((await ada.browser.post(DELETE, { confirm: ada.email })).status).toBe(200);
  });

  it('counts wrong passwords, and logs them', async () => {
    const ada = await people.member();
    const statuses: number[] = [];
    for (let tries = 0; tries < 12 && statuses.at(-1) !== 429; tries += 1)
      statuses.push(
        (await ada.browser.post(DELETE, { confirm: ada.email, password: `wrong horse ${tries}` }))
          .status,
      );
    expect(statuses.at(-1)).toBe(429);
    const { db } = people.site.store;
    const failures = await db.query.auditLog.findMany({
      where: (row, { and, eq }) => and(eq(row.account, ada.id), eq(row.event, 'account-deleted')),
    });
    expect(failures[0]).toMatchObject({ outcome: 'failure', detail: 'NotAuthorizedException' });
  });

  it('is for the owner alone', async () => {
    const { browser, target } = await people.acting();
    expect(await readRefusal(await browser.post(DELETE, { confirm: target.email }))).toMatchObject({
      status: 403,
      code: 'impersonating',
    });
    expect((await people.open().post(DELETE, { confirm: 'a@example.com' })).status).toBe(401);
    expect(await readUser(target.browser)).toMatchObject({ email: target.email });
  });

  it('changes nothing while the backend is down', async () => {
    const ada = await people.member();
    people.site.failNext('/internal/account/remove', 0);
    const body = { confirm: ada.email, password: PASSWORD };
    expect((await ada.browser.post(DELETE, body)).status).toBe(503);
    expect(await readUser(ada.browser)).toMatchObject({ email: ada.email });
  });
});
