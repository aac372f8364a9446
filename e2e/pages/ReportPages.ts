import type { Locator, Page } from '@playwright/test';

export class ReportPages {
  readonly submit: Locator;
  readonly alerts: Locator;
  readonly project: Locator;
  readonly about: Locator;
  readonly reference: Locator;
  readonly steps: Locator;

  constructor(readonly page: Page) {
    const main = page.getByRole('main');
    this.submit = main.getByRole('button', { name: 'Send report' });
    this.alerts = main.getByRole('alert');
    this.project = main.getByLabel('Project', { exact: true });
    this.about = main.getByLabel(/^What is it about/);
    this.reference = main.locator('.reference');
    this.steps = main.locator('ol > li');
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/report${query}`);
    await this.submit.waitFor();
  }

  kind(name: string): Locator {
    return this.page.getByRole('radio', { name });
  }

  field(label: RegExp): Locator {
    return this.page.getByLabel(label);
  }

  /** What the kinds have in common. */
  async fill(what: RegExp): Promise<void> {
    await this.field(what).fill('The oracle reported a wrong price for an hour.');
    await this.field(/^Public sources/).fill('https://example.com/a\nexample.com/b');
  }

  /** @returns its reference */
  async send(): Promise<string> {
    await this.submit.click();
    await this.reference.waitFor();
    return this.reference.innerText();
  }
}
