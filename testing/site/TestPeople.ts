import { DEFAULT_SESSION_LIMITS } from '../../backend/users/accounts/sessionLimits';
import { auditLog, projects } from '../../backend/db/schema';
import { grantRight, revokeRight } from '../../backend/users/accounts/staffRights';
import { eq } from 'drizzle-orm';
import { accountsSite } from './accountsSite';
import { TestBrowser } from './TestBrowser';
import type { TestSite } from './startTestSite';

export const PASSWORD = 'correct horse 7';
export const CREATE = '/api/impersonation-tool/create';
export const DELETE = '/api/impersonation-tool/delete';
export const SESSION = 'next-auth.session-token';

export interface Person {
  browser: TestBrowser;
  id: string;
  email: string;
}

const TOLD = { by: 'operator', reason: 'Support desk' };

/** Users and staff of a test site, each with a network address, because limits count by it. */
export class TestPeople {
  site!: TestSite;
  private made = 0;

  async start(open: () => Promise<TestSite> = accountsSite): Promise<void> {
    process.env.TRUST_PROXY = 'true';
    this.site = await open();
    const at = this.site.clock.now.toISOString();
    await this.site.store.db.insert(projects).values({
      id: 'example',
      name: 'Example',
      category: 'defi',
      origin: 'projects',
      createdAt: at,
      updatedAt: at,
    } as never);
  }

  reset(): void {
    this.site.setBackend(true);
    this.site.clock.now = new Date();
  }

  open = (): TestBrowser =>
    new TestBrowser(this.site.url, `10.1.${Math.floor(this.made / 250)}.${(this.made += 1) % 250}`);

  unconfirmed = async (browser = this.open()): Promise<string> => {
    const email = `person.${this.made}@example.com`;
    await browser.post('/api/auth/signup', { email, password: PASSWORD, terms: true });
    return email;
  };

  /** Has never signed in. */
  confirmed = async (browser = this.open()): Promise<string> => {
    const email = await this.unconfirmed(browser);
    await browser.post('/api/auth/verify-email', {
      email,
      verificationCode: this.site.sent.at(-1)!.code,
    });
    return email;
  };

  member = async (): Promise<Person> => {
    const browser = this.open();
    const email = await this.confirmed(browser);
    await browser.signIn(email, PASSWORD);
    return { browser, email, id: (await browser.session()).user!.username };
  };

  staff = async (): Promise<Person> => {
    const person = await this.member();
    await grantRight(this.site.store.db, person.id, TOLD, this.site.clock.now);
    return person;
  };

  acting = async (): Promise<Person & { target: Person }> => {
    const [admin, target] = [await this.staff(), await this.member()];
    await admin.browser.post(CREATE, { impersonatingUserId: target.id });
    admin.browser.showsActing = target.id;
    return { ...admin, target };
  };

  revoke = ({ id }: Person) =>
    revokeRight(this.site.store.db, id, TOLD, this.site.clock.now, DEFAULT_SESSION_LIMITS);

  readAudit = (actor: string) =>
    this.site.store.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.actor, actor))
      .orderBy(auditLog.id);
}

export const readUser = async (browser: TestBrowser) => (await browser.session()).user;

interface Body {
  error: { code: string; message: string; fields?: { path: string; message: string }[] };
}
export const readRefusal = async (answer: Response) => ({
  status: answer.status,
  ...((await answer.json()) as Body).error,
});
