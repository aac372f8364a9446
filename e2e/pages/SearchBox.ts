import type { Locator, Page } from '@playwright/test';

export type SearchPlace = 'hero' | 'nav';
const PLACEHOLDER: Record<SearchPlace, string> = {
  hero: 'Search Project by Name / Token',
  nav: 'Search project',
};

export class SearchBox {
  readonly input: Locator;
  readonly panel: Locator;
  readonly results: Locator;
  readonly loadMore: Locator;
  readonly skeletons: Locator;

  constructor(
    readonly page: Page,
    place: SearchPlace,
    /** Phones have a second one in the drawer. */
    within: Page | Locator = page,
  ) {
    const input = page.getByPlaceholder(PLACEHOLDER[place], { exact: true });
    const box = within.getByRole('search').filter({ has: input });
    this.input = box.getByPlaceholder(PLACEHOLDER[place], { exact: true });
    this.panel = box.getByRole('listbox', { name: 'Projects' });
    this.results = this.panel.getByRole('option').filter({ hasNotText: 'Load more' });
    this.loadMore = this.panel.getByRole('option').filter({ hasText: 'Load more' });
    this.skeletons = box.getByTestId('search-skeleton');
  }

  async open(): Promise<void> {
    await this.input.click();
  }

  async type(keyword: string): Promise<void> {
    await this.input.fill(keyword);
  }

  findResult(name: string): Locator {
    return this.results.filter({ hasText: name });
  }
}
