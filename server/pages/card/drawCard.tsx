import type { ReactElement } from 'react';
import { CARD_SIZE, ComparisonCard, ShareCard } from '@/components/share-card';
import type { ProjectDetail } from '@/contracts/projects/projects';

/** Loaded with the first picture: its shaper and rasterizer are 3 MB. @returns a PNG */
async function draw(card: ReactElement): Promise<Buffer> {
  const { ImageResponse } = await import('next/og');
  return Buffer.from(await new ImageResponse(card, CARD_SIZE).arrayBuffer());
}

/** @returns a PNG */
export const drawCard = (project: ProjectDetail): Promise<Buffer> =>
  draw(<ShareCard project={project} />);

/** @param projects at most ten @returns a PNG */
export const drawComparison = (projects: readonly ProjectDetail[]): Promise<Buffer> =>
  draw(<ComparisonCard projects={projects} />);
