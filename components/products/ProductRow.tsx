import type { ReactNode } from 'react';
import { Row } from './ProductRow.styles';

interface ProductRowProps {
  id: string;
  title: string;
  note?: string;
  wide?: boolean;
  children: ReactNode;
}

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
