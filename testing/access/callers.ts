import { eq, inArray, not } from 'drizzle-orm';
import { sessions } from '../../backend/db/schema';
import { CREATE, PASSWORD, type Person, type TestPeople } from '../site/TestPeople';
import type { TestBrowser } from '../site/TestBrowser';
import type { CallerName } from './accessTable';
import { ownDataOf, type OwnData } from './ownData';

const MONTH_MS = 30 * 24 * 3_600_000;

/** Everybody, as seen by the data of `user`. */
export interface Callers {
  browsers: Record<CallerName, TestBrowser>;
  user: Person;
  other: Person;
  staff: Person;
  /** Staff who act as the user. */
  admin: Person;
  own: OwnData;
  /** Looking at a session that has expired ends it: it has expired once more. */
  expireAgain: () => Promise<void>;
}

/** The same cookies from another network: calls are counted by it, and may change cookies. */
export function fromElsewhere(people: TestPeople, browser: TestBrowser): TestBrowser {
  const copy = people.open();
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
  copy.showsActing = browser.showsActing;
  return copy;
}

async function signInAgain(people: TestPeople, { email }: Person): Promise<TestBrowser> {
  const browser = people.open();
  await browser.signIn(email, PASSWORD);
  return browser;
}

async function actAs(admin: TestBrowser, { id }: Person): Promise<TestBrowser> {
  await admin.post(CREATE, { impersonatingUserId: id });
  admin.showsActing = id;
  return admin;
}

/** Signed in once more, then from elsewhere out of all other sessions. */
async function revoked(people: TestPeople, user: Person): Promise<TestBrowser> {
  const browser = await signInAgain(people, user);
  await user.browser.post('/api/user/sessions', {});
  return browser;
}

/** A session that nobody has used for a month. */
async function expired(people: TestPeople, user: Person) {
  const { db } = people.site.store;
  const before = await db.select({ sidHash: sessions.sidHash }).from(sessions);
  const browser = await signInAgain(people, user);
  const known = before.map(({ sidHash }) => sidHash);
  const [row] = await db
    .select()
    .from(sessions)
    .where(not(inArray(sessions.sidHash, known)));
  const old = new Date(Date.now() - MONTH_MS).toISOString();
  const past = { ...row!, createdAt: old, lastSeenAt: old };
  const expireAgain = async () => {
    await db.update(sessions).set(past).where(eq(sessions.sidHash, past.sidHash));
  };
  return { browser, expireAgain };
}

export async function makeCallers(people: TestPeople): Promise<Callers> {
  const [user, other] = [await people.member(), await people.member()];
  const [staff, admin] = [await people.staff(), await people.staff()];
  const revokedBrowser = await revoked(people, user);
  const { browser: expiredBrowser, expireAgain } = await expired(people, user);
  return {
    user,
    other,
    staff,
    admin,
    expireAgain,
    own: ownDataOf(people.site.store, user.id, () => fromElsewhere(people, user.browser)),
    browsers: {
      anonymous: people.open(),
      user: user.browser,
      'other user': other.browser,
      staff: staff.browser,
      acting: await actAs(admin.browser, user),
      expired: expiredBrowser,
      revoked: revokedBrowser,
    },
  };
}

/** The same accounts in sessions of their own, for a call that ends or changes them. */
export async function withNewSessions(people: TestPeople, callers: Callers): Promise<Callers> {
  const { user, other, staff, admin } = callers;
  return {
    ...callers,
    browsers: {
      ...callers.browsers,
      user: await signInAgain(people, user),
      'other user': await signInAgain(people, other),
      staff: await signInAgain(people, staff),
      acting: await actAs(await signInAgain(people, admin), user),
    },
  };
}
