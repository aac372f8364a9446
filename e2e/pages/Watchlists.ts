import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { member, OWN, PASSWORD, signInByCall } from '../support/people';

export class Watchlists {
  readonly main: Locator;
  readonly title: Locator;
  readonly lists: Locator;
  readonly projects: Locator;
  readonly status: Locator;

  constructor(readonly page: Page) {
    this.main = page.getByRole('main');
    this.title = this.main.getByRole('heading', { level: 1 });
    this.lists = page.getByRole('navigation', { name: 'Watchlists' }).locator('.lists a > span');
    this.projects = this.main.getByRole('rowheader').locator('b');
    this.status = this.main.getByRole('status');
  }

  button(name: string | RegExp): Locator {
    return this.main.getByRole('button', { name, exact: typeof name === 'string' });
  }

  /** Signs in as somebody new. @returns the e-mail address */
  async arrive(request: APIRequestContext): Promise<string> {
    const email = await member(request);
    expect(await signInByCall(this.page.request, email, PASSWORD)).toBe(200);
    return email;
  }

  /** Makes a list by a call. @returns its id */
  async have(name: string, projects: string[]): Promise<string> {
    const answer = await this.page.request.post('/api/watchlist/create', {
      headers: OWN,
      data: { name, projects },
    });
    expect(answer.status()).toBe(200);
    return ((await answer.json()) as { id: string }).id;
  }

  async open(id?: string): Promise<void> {
    await this.page.goto(id === undefined ? '/my/watchlists' : `/my/watchlists?list=${id}`);
    await expect(this.title).toBeVisible();
  }
}
