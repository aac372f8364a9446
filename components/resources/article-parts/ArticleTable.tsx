import type { ComponentProps } from 'react';
import { copy } from '../copy';

/** What can be scrolled has to be reached by the keyboard, too. */
const FRAME = { className: 'table', role: 'group', 'aria-label': copy.table, tabIndex: 0 } as const;

/** A table in a frame of its own: one that is wider than a phone scrolls there and not with the page. */
export function ArticleTable({ children }: ComponentProps<'table'>) {
  return (
    <div {...FRAME}>
      <table>{children}</table>
    </div>
  );
}
