import type { Locator, Page } from '@playwright/test';

export class Header {
  /** On the page, the home banner or in the drawer, not the footer. */
  private readonly navigation: Locator;
  readonly drawer: Locator;
  readonly opener: Locator;

  constructor(readonly page: Page) {
    this.navigation = page.getByRole('navigation', { name: /^(Main|Banner|Site)$/ });
    this.drawer = page.getByRole('dialog', { name: 'Menu' });
    this.opener = page.getByRole('button', { name: 'Open menu' }).filter({ visible: true });
  }

  menu(name: string): Locator {
    return this.navigation.getByRole('button', { name, exact: true }).filter({ visible: true });
  }

  link(name: string): Locator {
    return this.navigation
      .getByRole('link', { name, exact: true })
      .filter({ visible: true })
      .first();
  }

  /** Presses until the page's scripts respond. */
  async openDrawer(): Promise<void> {
    for (let tries = 0; tries < 20 && !(await this.drawer.isVisible()); tries += 1) {
      await this.opener.click({ timeout: 2_000 }).catch(() => undefined);
      await this.drawer.waitFor({ timeout: 1_000 }).catch(() => undefined);
    }
  }

  /** Playwright's click may scroll first. */
  async followInPlace(link: Locator): Promise<void> {
    await link.evaluate((element: HTMLElement) => element.click());
  }

  scrollY(): Promise<number> {
    return this.page.evaluate(() => Math.round(window.scrollY));
  }

  /** Until it rests there: a browser that leaves at once may not remember the place. */
  async scrollTo(y: number): Promise<void> {
    await this.page.evaluate(
      (top) =>
        new Promise<void>((resolve) => {
          if (window.scrollY === top) resolve();
          window.addEventListener('scrollend', () => resolve(), { once: true });
          window.scrollTo({ top, behavior: 'instant' });
        }),
      y,
    );
  }
}
