import type { Locator, Page } from '@playwright/test';

export class QuoteForm {
  readonly dialog: Locator;
  readonly submit: Locator;
  readonly alerts: Locator;
  readonly thanks: Locator;

  constructor(readonly page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Protect Your Project Today' });
    this.submit = this.dialog.getByRole('button', { name: 'Request a quote' });
    this.alerts = this.dialog.getByRole('alert');
    this.thanks = page.getByText(
      'Thank you. We have your request. The operator answers by e-mail if they take it up.',
    );
  }

  get opener(): Locator {
    return this.page.getByRole('main').getByRole('button', { name: 'Request a quote' }).first();
  }

  async open(url = ''): Promise<void> {
    await this.page.goto(`${url}/products/security-audit`, { waitUntil: 'networkidle' });
    await this.opener.click();
    await this.dialog.waitFor();
  }

  field(label: RegExp): Locator {
    return this.dialog.getByLabel(label);
  }

  async fill(project: string): Promise<void> {
    await this.field(/^Name/).fill('Ada Lovelace');
    await this.field(/^Work e-mail/).fill('ada@engine.example');
    await this.field(/^Project/).fill(project);
    await this.field(/^Website/).fill('engine.example');
    await this.field(/^Message/).fill('Two contracts.\nOne upgrade.');
  }
}
