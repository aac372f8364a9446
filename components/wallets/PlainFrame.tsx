import type { ReactNode } from 'react';
import { Part, Sheet } from './Wallets.styles';

export interface FrameProps {
  id: string;
  title: string;
  lead: string;
  children: ReactNode;
}

/** A section below others of a page; the settings have their own. */
export function PlainFrame({ id, title, lead, children }: FrameProps) {
  return (
    <Part aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <p className="lead">{lead}</p>
      <Sheet as="div">{children}</Sheet>
    </Part>
  );
}
