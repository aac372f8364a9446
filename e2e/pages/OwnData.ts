import type { Locator, Page } from '@playwright/test';

/** The section of the account settings. */
export class OwnData {
  readonly part: Locator;
  readonly prepare: Locator;
  readonly prepareNew: Locator;
  readonly status: Locator;
  readonly file: Locator;

  constructor(readonly page: Page) {
    this.part = page.getByRole('region', { name: 'Your data' });
    this.prepare = this.part.getByRole('button', { name: 'Prepare archive' });
    this.prepareNew = this.part.getByRole('button', { name: 'Prepare a new archive' });
    this.status = this.part.getByRole('status');
    this.file = this.part.getByRole('link', { name: /^Download ZIP/ });
  }

  async open(): Promise<void> {
    await this.page.goto('/my/settings');
    await this.prepare.or(this.prepareNew).waitFor();
  }
}
