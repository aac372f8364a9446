import { NextScript } from 'next/document';
import { withoutText } from '@/lib/articles/withoutText';

/** Leaves out of the page's data what its markup holds: the text of an article. */
export class LeanNextScript extends NextScript {
  override render() {
    this.context = { ...this.context, __NEXT_DATA__: withoutText(this.context.__NEXT_DATA__) };
    return super.render();
  }
}
