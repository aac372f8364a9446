import type { ReactNode } from 'react';
import { Hidden } from '@/components/ui';
import type { SectionId } from './constants';
import { SectionBox } from './Project.styles';

interface SectionProps {
  id: SectionId;
  title: string;
  note?: ReactNode;
  /** The title is for the outline only. */
  quiet?: boolean;
  /** The guided tour's hook. */
  className?: string;
  children: ReactNode;
}

export function Section({ id, title, note, quiet = false, className, children }: SectionProps) {
  const heading = `${id}-title`;
  return (
    <SectionBox id={id} className={className} aria-labelledby={heading}>
      {quiet ? (
        <Hidden as="h2" id={heading}>
          {title}
        </Hidden>
      ) : (
        <div className="title">
          <h2 id={heading}>{title}</h2>
          {note && <p>{note}</p>}
        </div>
      )}
      <div className="body">{children}</div>
    </SectionBox>
  );
}
