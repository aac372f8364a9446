import type { ComponentProps } from 'react';
import { copy } from '../copy';

/** Scrollable, so it must be focusable. */
const FRAME = { className: 'table', role: 'group', 'aria-label': copy.table, tabIndex: 0 } as const;

/** Scrolls inside its own frame if wider than the screen. */
export function ArticleTable({ children }: ComponentProps<'table'>) {
  return (
    <div {...FRAME}>
      <table>{children}</table>
    </div>
  );
}
