import type { ComponentProps } from 'react';
import { copy } from '../copy';

/** A table in a frame of its own: one that is wider than a phone scrolls there and not with the page. */
export function ArticleTable({ children }: ComponentProps<'table'>) {
  return <div className="table" role="group" aria-label={copy.table} tabIndex={0}><table>{children}</table></div>;
}
