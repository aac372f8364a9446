import type { ReactNode } from 'react';
import type { SectionId } from './constants';
import { SectionBox } from './Project.styles';

interface SectionProps {
  id: SectionId;
  title: string;
  note?: ReactNode;
  /** Stays in sight: what it has is one line. */
  open?: boolean;
  /** The guided tour's hook. */
  className?: string;
  children: ReactNode;
}

/** Folded under its title; useFolds opens it for who asks for it. */
export function Section({ id, title, note, open = false, className, children }: SectionProps) {
  const heading = `${id}-title`;
  const head = (
    <>
      <h2 id={heading}>{title}</h2>
      {note && <span className="note">{note}</span>}
    </>
  );
  return (
    <SectionBox id={id} className={className} aria-labelledby={heading}>
      {open ? (
        <>
          <div className="title">{head}</div>
          <div className="body">{children}</div>
        </>
      ) : (
        <details data-fold>
          <summary className="title">{head}</summary>
          <div className="body">{children}</div>
        </details>
      )}
    </SectionBox>
  );
}
