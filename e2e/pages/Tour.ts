import type { Locator, Page } from '@playwright/test';
import { SCROLL_OFFSET, SPOTLIGHT_PADDING } from '../../components/tour/constants';

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

  /**
   * Between the window's upper edge and the step's spotlight or tooltip, in px.
   * react-joyride adds the spotlight's padding to both. 20 as well where the page cannot scroll
   * further.
   */
  async gapAbove(step: number): Promise<number> {
    const [dialog, target] = await Promise.all([
      this.dialog.boundingBox(),
      this.target(step).boundingBox(),
    ]);
    if (!dialog || !target) return NaN;
    const gap = Math.min(dialog.y, target.y) - SPOTLIGHT_PADDING;
    const isAtEnd = await this.page.evaluate(
      () => scrollY <= 0 || scrollY + innerHeight >= document.documentElement.scrollHeight - 1,
    );
    return isAtEnd && gap > SCROLL_OFFSET ? SCROLL_OFFSET : gap;
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
