import type { Locator, Page } from '@playwright/test';
import type { Problems } from '../support/collectProblems';
import { SHORT_PAGE } from '../support/shortPage';

export class Accounts {
  readonly area: Locator;
  readonly title: Locator;
  readonly alert: Locator;
  readonly password: Locator;
  readonly logIn: Locator;
  readonly createAccount: Locator;
  readonly code: Locator;
  readonly verify: Locator;
  readonly resend: Locator;
  readonly google: Locator;
  readonly menu: Locator;

  constructor(
    readonly page: Page,
    readonly narrow: boolean,
    readonly problems: Problems,
  ) {
    this.area = narrow ? page.getByRole('main') : page.getByRole('dialog');
    this.title = this.area.getByRole('heading').first();
    this.alert = this.area.getByRole('alert');
    this.password = this.area.getByLabel('Password', { exact: true });
    this.logIn = this.area.getByRole('button', { name: 'Log in', exact: true });
    this.createAccount = this.area.getByRole('button', { name: 'Create Account' });
    this.code = this.area.getByLabel(/Verification Code|Reset Code/);
    this.verify = this.area.getByRole('button', { name: 'Verify', exact: true });
    this.resend = this.area.getByRole('button', { name: /Resend Confirmation Code/ });
    this.google = this.area.getByRole('button', { name: 'Google' });
    this.menu = page
      .getByRole('button', { name: /^Account/ })
      .filter({ visible: true })
      .first();
  }

  /** Waits until the scripts run and know any session; links work only then. */
  async visit(path: string): Promise<void> {
    await this.page.goto(path, { waitUntil: 'networkidle' });
  }

  /** On narrow screens it is in the drawer (`showLinks`). */
  link(name: 'Log In' | 'Sign Up'): Locator {
    return this.page.getByRole('link', { name, exact: true }).filter({ visible: true }).first();
  }

  async showLinks(): Promise<void> {
    if (this.narrow)
      await this.page.getByRole('button', { name: 'Open menu' }).filter({ visible: true }).click();
  }

  async open(link: 'Log In' | 'Sign Up', path = SHORT_PAGE): Promise<void> {
    await this.visit(path);
    await this.showLinks();
    await this.link(link).click();
    await this.password.waitFor();
  }

  email(label = 'Email'): Locator {
    return this.area.getByLabel(label, { exact: true });
  }

  async signUp(email: string, password: string): Promise<void> {
    await this.email('E-mail Address').fill(email);
    await this.password.fill(password);
    await this.area.getByRole('checkbox').check();
    await this.createAccount.click();
  }

  async signIn(email: string, password: string): Promise<void> {
    await this.email().fill(email);
    await this.password.fill(password);
    await this.logIn.click();
  }

  /**
   * Waits for the target page: the form's page briefly has a menu too. The open menu asks how many
   * alerts are unread; the session may end before the answer.
   */
  async signOut(): Promise<void> {
    this.problems.expect(/ 401 .*\/api\/alerts\?limit=0/);
    await this.logIn.waitFor({ state: 'hidden' });
    if (this.narrow) await this.page.waitForURL(({ pathname }) => !pathname.startsWith('/auth/'));
    await this.menu.click();
    await this.page
      .getByRole('button', { name: 'Sign Out', exact: true })
      .filter({ visible: true })
      .first()
      .click();
  }
}
