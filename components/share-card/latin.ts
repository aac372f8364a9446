import type { ProjectDetail } from '@/contracts/projects/projects';

/** All that the drawing's own font has: for any other letter it would ask a font host. */
const UNDRAWN = /[^\u0020-\u007e\u00a0-\u00ac\u00ae-\u00ff–—·−’“”…]/gu;
export const latin = (text: string): string => text.replace(UNDRAWN, '').trim();

/** Of a name in another script, only its id can be drawn. */
export const nameOf = ({ id, name }: Pick<ProjectDetail, 'id' | 'name'>): string =>
  latin(name) === name.trim() ? name : id;
