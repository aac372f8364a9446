import type { Locator, Page } from '@playwright/test';

/** The embedded user pool's substitute for Google's page. */
export class AccountChooser {
  readonly email: Locator;
  readonly cancel: Locator;

  constructor(readonly page: Page) {
    this.email = page.getByLabel('Email address', { exact: true });
    this.cancel = page.getByRole('button', { name: 'Cancel' });
  }

  async continueAs(email: string): Promise<void> {
    await this.email.fill(email);
    await this.page.getByRole('button', { name: 'Continue', exact: true }).click();
  }
}
