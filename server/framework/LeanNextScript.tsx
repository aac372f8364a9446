import { NextScript } from 'next/document';
import { withoutText } from '@/lib/articles/withoutText';

/** Drops article text that the markup already has. */
export class LeanNextScript extends NextScript {
  override render() {
    this.context = { ...this.context, __NEXT_DATA__: withoutText(this.context.__NEXT_DATA__) };
    return super.render();
  }
}
