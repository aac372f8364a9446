import type { ReactNode } from 'react';
import { ReadPart } from '@/components/ui/page';
import { SECTIONS, type SectionId } from './sections';

export function Part({ id, children }: { id: SectionId; children: ReactNode }) {
  return (
    <ReadPart id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{SECTIONS.find((section) => section.id === id)?.label}</h2>
      {children}
    </ReadPart>
  );
}
