import type { ReactNode } from 'react';
import { Row } from './ProductRow.styles';

interface ProductRowProps {
  /** The anchor. */
  id: string;
  title: string;
  /** Below the title. */
  note?: string;
  /** The heading above, all the width for what follows. */
  wide?: boolean;
  children: ReactNode;
}

/** One section of a product page. */
export function ProductRow({ id, title, note, wide = false, children }: ProductRowProps) {
  return (
    <Row id={id} aria-labelledby={`${id}-title`} className={wide ? 'wide' : undefined}>
      <div>
        <h2 id={`${id}-title`}>{title}</h2>
        {note && <p className="small">{note}</p>}
      </div>
      <div>{children}</div>
    </Row>
  );
}
