import type { ReactNode } from 'react';
import { Hidden } from '@/components/ui';
import type { SectionId } from './constants';
import { SectionBox } from './Project.styles';

interface SectionProps {
  id: SectionId;
  title: string;
  /** Beside the title. */
  note?: ReactNode;
  /** The title is for the outline only: what follows says it already. */
  quiet?: boolean;
  /** What the guided tour knows it by. */
  className?: string;
  children: ReactNode;
}

/** One anchored section of the project page. */
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
