import type { Locator, Page } from '@playwright/test';

/** The portfolio, and the list of wallets that the settings show too. */
export class Portfolio {
  readonly main: Locator;
  readonly form: Locator;
  readonly address: Locator;
  readonly holdings: Locator;
  readonly approvals: Locator;
  readonly wallets: Locator;

  constructor(
    readonly page: Page,
    private readonly url: string,
  ) {
    this.main = page.getByRole('main');
    this.form = this.main.getByRole('form', { name: 'Add a wallet' });
    this.address = this.form.getByLabel('Address');
    this.holdings = this.main.getByRole('region', { name: 'Holdings' });
    this.approvals = this.main.getByRole('region', { name: 'Token approvals' });
    this.wallets = this.main.getByRole('region', { name: 'Connected wallets' });
  }

  async open(path = '/my/portfolio'): Promise<void> {
    await this.page.goto(`${this.url}${path}`);
    await this.form.waitFor();
  }

  async add(address: string, { label, chain }: { label?: string; chain?: string } = {}) {
    await this.address.fill(address);
    if (label !== undefined) await this.form.getByLabel('Label').fill(label);
    if (chain !== undefined) await this.form.getByLabel('Chain').selectOption({ label: chain });
    await this.button('Add wallet').click();
  }

  /** Waits for what is read of a chain, and reads again where a slow machine was too late. */
  async read(found: Locator): Promise<void> {
    const again = this.button('Read again');
    for (let tries = 0; tries < 10 && !(await found.isVisible()); tries += 1) {
      if (await again.isVisible()) await again.click();
      await found.waitFor({ timeout: 6_000 }).catch(() => undefined);
    }
  }

  button(name: string | RegExp): Locator {
    return this.main.getByRole('button', { name });
  }

  wallet(address: string): Locator {
    return this.wallets.getByRole('listitem').filter({ hasText: address });
  }
}
