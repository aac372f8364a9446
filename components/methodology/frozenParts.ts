import { createElement, type ReactNode } from 'react';
import { articleParts } from '@/components/resources';

/** Of content/methodology/1.0.mdx: `At` gives its text the anchor by which old ratings name it. */
export const frozenParts = {
  ...articleParts,
  At: (props: { id: string; children: ReactNode }) => createElement('span', props),
};
