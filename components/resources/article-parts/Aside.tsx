import type { ReactNode } from 'react';
import { copy } from '../copy';

interface AsideProps {
  /** What it is about, before the text. */
  title?: string;
  children: ReactNode;
}

/** A note beside the run of an article: `<Aside title="…">…</Aside>`. */
export function Aside({ title, children }: AsideProps) {
  return (
    <div className="aside" role="note" aria-label={title ?? copy.aside}>
      {title && <p className="title">{title}</p>}
      {children}
    </div>
  );
}
