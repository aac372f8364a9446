import type { TestBrowser } from '@/testing/site/TestBrowser';
import { PASSWORD, TestPeople, readUser } from '@/testing/site/TestPeople';

const people = new TestPeople();
beforeAll(() => people.start());
afterAll(() => people.site.close());

function copyBrowser({ cookies }: TestBrowser): TestBrowser {
  const copy = people.open();
  for (const [name, value] of cookies) copy.cookies.set(name, value);
  return copy;
}
const signIns = async () =>
  (await people.site.store.db.query.poolTokens.findMany()).filter(({ revoked }) => !revoked).length;

describe('a sign-in in a browser that has a session', () => {
  it('ends that session, in every copy of its cookie and at the provider, and no other one', async () => {
    const [{ browser, email }, other, elsewhere] = [
      await people.member(),
      await people.member(),
      people.open(),
    ];
    await elsewhere.signIn(email, PASSWORD);
    const [copy, before] = [copyBrowser(browser), await signIns()];
    expect((await browser.signIn(other.email, PASSWORD)).status).toBe(200);
    expect(await readUser(copy)).toBeUndefined();
    expect([(await readUser(browser))?.email, (await readUser(elsewhere))?.email]).toEqual([
      other.email,
      email,
    ]);
    expect(await signIns()).toBe(before);
  });

  it('ends nothing when it fails', async () => {
    const { browser, email } = await people.member();
    expect((await browser.signIn(email, 'wrong horse 1')).status).toBe(401);
    expect((await readUser(browser))?.email).toBe(email);
  });

  it('of staff acting as a user ends that, and the audit log has it', async () => {
    const { browser, id, email } = await people.acting();
    const copy = copyBrowser(browser);
    expect((await browser.signIn(email, PASSWORD)).status).toBe(200);
    expect(await readUser(browser)).toEqual({ username: id, email });
    expect(await readUser(copy)).toBeUndefined();
    expect((await people.readAudit(id)).map(({ event, outcome }) => [event, outcome])).toEqual([
      ['impersonation-started', 'success'],
      ['impersonation-ended', 'success'],
    ]);
  });
});

describe('the cookie of a session', () => {
  it('is set by sign-in and change of id alone: an answer about the session that is late brings no former one back', async () => {
    const { browser } = await people.acting();
    expect((await browser.ask('/api/auth/session')).headers.getSetCookie()).toEqual([]);
  });
});
