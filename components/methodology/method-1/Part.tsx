import type { ReactNode } from 'react';
import { SECTIONS, type SectionId } from './constants';
import { Block } from '../Methodology.styles';

export function Part({ id, children }: { id: SectionId; children: ReactNode }) {
  const label = SECTIONS.find((section) => section.id === id)?.label;
  return (
    <Block id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{label}</h2>
      {children}
    </Block>
  );
}
