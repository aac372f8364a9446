import type { Locator, Page } from '@playwright/test';

/** In the account settings. */
export class Survey {
  readonly area: Locator;
  readonly openForm: Locator;
  readonly form: Locator;
  readonly comment: Locator;

  constructor(readonly page: Page) {
    this.area = page.getByRole('region', { name: 'Survey' });
    this.openForm = this.area.getByRole('button', { name: 'Answer the survey' });
    this.form = this.area.getByRole('form', { name: 'Survey' });
    this.comment = this.form.getByLabel('Anything else? (optional)');
  }

  async open(): Promise<void> {
    await this.page.goto('/my/settings');
    await this.openForm.click();
    await this.form.waitFor();
  }

  choice(name: string): Locator {
    return this.form.getByRole('radio', { name, exact: true });
  }

  button(name: string): Locator {
    return this.form.getByRole('button', { name, exact: true });
  }
}
