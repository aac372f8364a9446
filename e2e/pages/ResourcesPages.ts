import type { Locator, Page } from '@playwright/test';

export class ResourcesPages {
  readonly title: Locator;
  readonly tags: Locator;
  readonly articles: Locator;
  readonly contents: Locator;

  constructor(readonly page: Page) {
    this.title = page.getByRole('heading', { level: 1 });
    this.tags = page.getByRole('navigation', { name: 'Articles by tag' });
    this.articles = page.getByRole('main').getByRole('heading', { level: 2 });
    this.contents = page.getByRole('navigation', { name: 'On this page' });
  }

  async open(path = ''): Promise<void> {
    await this.page.goto(`/resources${path}`);
  }

  tag(name: string): Locator {
    return this.tags.getByRole('link', { name: new RegExp(`^${name}`) });
  }

  article(title: string): Locator {
    return this.page.getByRole('main').getByRole('link', { name: title, exact: true });
  }
}
