import type { Locator, Page } from '@playwright/test';
import { SearchBox } from './SearchBox';

export class HomePage {
  readonly search: SearchBox;
  readonly headerSearch: SearchBox;
  readonly title: Locator;
  readonly header: Locator;
  readonly announcement: Locator;
  readonly leaderboard: Locator;
  readonly rows: Locator;
  readonly bands: Locator;
  readonly count: Locator;

  constructor(readonly page: Page) {
    this.search = new SearchBox(page, 'hero');
    this.headerSearch = new SearchBox(page, 'nav');
    this.title = page.getByRole('heading', { level: 1 });
    this.header = page.locator('header').first();
    this.announcement = page.getByText('Demonstration set as of');
    this.leaderboard = page.getByRole('region', { name: 'Leaderboard' });
    this.rows = this.leaderboard.getByRole('row').filter({ has: page.getByRole('cell') });
    this.bands = this.leaderboard.locator('th[scope="rowgroup"]');
    this.count = this.leaderboard.getByRole('status');
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/${query}`);
  }

  async sortBy(column: string): Promise<void> {
    await this.leaderboard.getByRole('columnheader', { name: column }).getByRole('link').click();
  }

  async showCategory(name: string): Promise<void> {
    await this.leaderboard.getByRole('link', { name, exact: true }).first().click();
  }

  async openProject(name: string): Promise<void> {
    await this.rows.filter({ hasText: name }).getByRole('link').first().click();
  }

  async scrollPastBanner(): Promise<void> {
    await this.page.evaluate(() => window.scrollTo(0, 1_000));
  }
}
