import type { ReactNode } from 'react';
import { copy } from '../copy';

interface AsideProps {
  title?: string;
  children: ReactNode;
}

/** `<Aside title="…">…</Aside>`. */
export function Aside({ title, children }: AsideProps) {
  return (
    <div className="aside" role="note" aria-label={title ?? copy.aside}>
      {title && <p className="title">{title}</p>}
      {children}
    </div>
  );
}
