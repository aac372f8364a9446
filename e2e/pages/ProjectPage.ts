import type { Locator, Page } from '@playwright/test';
import { SearchBox } from './SearchBox';

export class ProjectPage {
  readonly search: SearchBox;
  readonly name: Locator;
  readonly sections: Locator;
  readonly voteYes: Locator;
  readonly voteNo: Locator;
  readonly openData: Locator;
  readonly openAll: Locator;

  constructor(readonly page: Page) {
    this.search = new SearchBox(page, 'nav');
    this.name = page.getByRole('heading', { level: 1 });
    this.sections = page.getByRole('navigation', { name: 'On this page' });
    this.voteYes = page.getByRole('button', { name: 'Yes', exact: true });
    this.voteNo = page.getByRole('button', { name: 'No', exact: true });
    this.openAll = page.getByRole('button', { name: 'Open all' });
    this.openData = page.getByRole('link', { name: 'Open the data (JSON)' });
  }

  async open(id: string): Promise<void> {
    await this.page.goto(`/projects/${id}`);
  }

  section(name: string): Locator {
    return this.page.getByRole('region', { name });
  }
}
