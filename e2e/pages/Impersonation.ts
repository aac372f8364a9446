import type { Locator, Page } from '@playwright/test';
import type { Accounts } from './Accounts';
import type { Header } from './Header';

export class Impersonation {
  readonly item: Locator;
  readonly dialog: Locator;
  readonly userId: Locator;
  readonly submit: Locator;
  readonly banner: Locator;
  readonly exit: Locator;

  constructor(
    readonly page: Page,
    private readonly accounts: Accounts,
    private readonly header: Header,
  ) {
    this.item = page
      .getByRole('button', { name: 'Impersonate', exact: true })
      .filter({ visible: true });
    this.dialog = page.getByRole('dialog', { name: 'Impersonate' });
    this.userId = this.dialog.getByLabel('User ID');
    this.submit = this.dialog.getByRole('button', { name: 'Switch' });
    this.banner = page.getByRole('complementary', { name: 'Impersonation' });
    this.exit = this.banner.getByRole('button', { name: 'Exit Impersonation' });
  }

  async openMenu(): Promise<void> {
    if (!this.accounts.narrow) return this.accounts.menu.click();
    await this.header.openDrawer();
    await this.header.drawer.getByRole('button', { name: 'Account', exact: true }).click();
  }

  async switchTo(user: string): Promise<void> {
    await this.userId.fill(user);
    await this.submit.click();
  }
}
