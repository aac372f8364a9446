import type { Locator, Page } from '@playwright/test';

export class ProductPage {
  readonly title: Locator;
  readonly steps: Locator;
  readonly example: Locator;
  readonly quoteButtons: Locator;

  constructor(readonly page: Page) {
    this.title = page.getByRole('heading', { level: 1 });
    this.steps = page.getByRole('region', { name: 'How it works' }).getByRole('listitem');
    this.example = page.locator('#example');
    this.quoteButtons = page.getByRole('main').getByRole('button', { name: 'Request a quote' });
  }

  async open(service: string): Promise<void> {
    await this.page.goto(`/products/${service}`);
  }

  rule(id: string): Locator {
    return this.example.locator(`[data-rule="${id}"]`);
  }
}
