import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { member, OWN, PASSWORD, signInByCall } from '../support/people';

/** The webhooks of the account's settings. */
export class Webhooks {
  readonly part: Locator;
  readonly form: Locator;
  readonly secret: Locator;
  readonly items: Locator;

  constructor(readonly page: Page) {
    this.part = page.getByRole('region', { name: 'Webhooks' });
    this.form = this.part.getByRole('form');
    this.secret = this.part.getByRole('textbox', { name: /^Secret of/ });
    this.items = this.part.getByRole('listitem');
  }

  button(name: string): Locator {
    return this.part.getByRole('button', { name, exact: true });
  }

  /** Signs in as somebody new. */
  async arrive(request: APIRequestContext): Promise<void> {
    const email = await member(request);
    expect(await signInByCall(this.page.request, email, PASSWORD)).toBe(200);
  }

  async open(): Promise<void> {
    await this.page.goto('/my/settings');
    await this.button('Add a webhook').waitFor();
  }

  async add(name: string, url: string): Promise<void> {
    await this.button('Add a webhook').click();
    await this.form.getByLabel('Name').fill(name);
    await this.form.getByLabel('Address').fill(url);
    await this.button('Add webhook').click();
  }

  /** A call of the signed-in user. @returns status and answer */
  async call(path: string, data?: object): Promise<[number, unknown]> {
    const url = `/api/webhooks${path}`;
    const answer =
      data === undefined
        ? await this.page.request.get(url, { headers: OWN })
        : await this.page.request.post(url, { headers: OWN, data });
    return [answer.status(), await answer.json()];
  }
}
