import type { Locator, Page } from '@playwright/test';

export class MethodologyPage {
  readonly title: Locator;

  constructor(readonly page: Page) {
    this.title = page.getByRole('heading', { level: 1 });
  }

  async open(version = ''): Promise<void> {
    await this.page.goto(version ? `/methodology/${version}` : '/methodology');
  }

  section(id: string): Locator {
    return this.page.locator(`[id="${id}"]`);
  }
}
