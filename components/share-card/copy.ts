import type { Shares } from '@/lib/format/shares';

export const copy = {
  about: 'Plumbline · security rating',
  comparison: 'Plumbline · projects compared',
  figures: ({ proven, unknown, lost }: Shares) =>
    `${proven} proven · ${unknown} unknown · ${lost} lost`,
} as const;
