import type { Locator, Page } from '@playwright/test';

export class CookieNotice {
  readonly bar: Locator;
  readonly accept: Locator;
  readonly policy: Locator;
  readonly withdraw: Locator;

  constructor(readonly page: Page) {
    this.bar = page.getByRole('region', { name: 'Cookie notice' });
    this.accept = this.bar.getByRole('link', { name: 'I Accept' });
    this.policy = this.bar.getByRole('link', { name: 'Cookie Policy' });
    this.withdraw = page
      .getByRole('contentinfo')
      .getByRole('button', { name: 'Withdraw cookie consent' });
  }
}
