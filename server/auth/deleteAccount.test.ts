import sharp from 'sharp';
import { auditLog, poolUsers, profiles, sessions } from '../../backend/db/schema';
import { DELETE_MESSAGES } from '../../contracts/accountData';
import { PASSWORD, readRefusal, readUser, TestPeople } from '../../testing/site/TestPeople';

const people = new TestPeople();
beforeAll(() => people.start());
afterAll(() => people.site.close());

const DELETE = '/api/user/delete';
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
    expect(await backendPicture(ada.id)).toBe(200);

    const answer = await ada.browser.post(DELETE, { confirm: ` ${ada.email.toUpperCase()} ` });
    expect([answer.status, await answer.json()]).toEqual([200, { done: true }]);

    expect(await backendPicture(ada.id)).toBe(404);
    for (const browser of [ada.browser, other]) expect(await readUser(browser)).toBeUndefined();
    const { db } = people.site.store;
    const rows = JSON.stringify([
      await db.select().from(poolUsers),
      await db.select().from(profiles),
      await db.select().from(sessions),
      await db.select().from(auditLog),
    ]);
    expect(rows).not.toContain(ada.id);
    expect(rows).not.toContain(ada.email);
    expect(rows).toContain('by its owner');
  });

  it('refuses the next sign-in, and leaves the address free', async () => {
    const ada = await people.member();
    await ada.browser.post(DELETE, { confirm: ada.email });
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
    expect((await ada.browser.post(DELETE, { confirm: ada.email })).status).toBe(503);
    expect(await readUser(ada.browser)).toMatchObject({ email: ada.email });
  });
});
