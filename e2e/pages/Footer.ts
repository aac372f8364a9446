import type { Locator, Page } from '@playwright/test';

export class Footer {
  readonly whole: Locator;
  readonly copyright: Locator;
  readonly chatApp: Locator;
  readonly popover: Locator;
  readonly code: Locator;

  constructor(readonly page: Page) {
    this.whole = page.getByRole('contentinfo');
    this.copyright = this.whole.getByText(/^© \d{4} Plumbline$/);
    this.chatApp = this.whole.getByRole('button', { name: 'Chat app' });
    this.popover = page.getByRole('dialog', { name: 'Chat with us in the app' });
    this.code = this.popover.getByRole('img', { name: /^QR code of / });
  }

  column(name: string): Locator {
    return this.whole.getByRole('navigation', { name });
  }
}
