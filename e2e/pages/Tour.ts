import type { Locator, Page } from '@playwright/test';

export class Tour {
  readonly dialog: Locator;
  readonly title: Locator;
  readonly next: Locator;
  readonly back: Locator;
  readonly close: Locator;
  readonly skip: Locator;
  readonly resume: Locator;
  readonly done: Locator;
  /** Covers the page except for its hole. */
  readonly overlay: Locator;

  constructor(readonly page: Page) {
    this.dialog = page.getByRole('dialog');
    this.title = this.dialog.getByRole('heading');
    const button = (name: string) => this.dialog.getByRole('button', { name, exact: true });
    this.next = button('Next');
    this.back = button('Back');
    this.close = button('Close the tour');
    this.skip = button('Yes, skip');
    this.resume = button('Return to tour');
    this.done = button('Done');
    this.overlay = page.getByTestId('overlay');
  }

  target(step: number): Locator {
    return this.page.locator(`.tour-step-${step}`).filter({ visible: true }).last();
  }

  /** Whether the arrow's tip lies within this element's width. */
  async pointsAt(shown: Locator): Promise<boolean> {
    const [arrow, box] = await Promise.all([
      this.page.locator('.react-joyride__arrow').boundingBox(),
      shown.boundingBox(),
    ]);
    if (!arrow || !box) return false;
    const tip = arrow.x + arrow.width / 2;
    return box.x < tip && tip < box.x + box.width;
  }

  async pressOverlay(): Promise<void> {
    await this.page.mouse.click(4, this.page.viewportSize()!.height - 4);
  }

  /** z-index of overlay and tooltip; progress bar width in px. */
  numbers(): Promise<{ overlay: string; tooltip: string; bar: number }> {
    return this.page.evaluate(() => {
      const overlay = document.querySelector('.react-joyride__overlay')!;
      const tooltip = document.querySelector('.react-joyride__floater')!;
      return {
        overlay: getComputedStyle(overlay).zIndex,
        tooltip: getComputedStyle(tooltip).zIndex,
        bar: tooltip.querySelector<HTMLElement>('.bar')!.offsetWidth,
      };
    });
  }
}
