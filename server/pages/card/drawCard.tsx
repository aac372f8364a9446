import { CARD_SIZE, ShareCard } from '@/components/share-card';
import type { ProjectDetail } from '@/contracts/projects';

/** Loaded with the first picture: its shaper and rasterizer are 3 MB. @returns a PNG */
export async function drawCard(project: ProjectDetail): Promise<Buffer> {
  const { ImageResponse } = await import('next/og');
  const drawn = new ImageResponse(<ShareCard project={project} />, CARD_SIZE);
  return Buffer.from(await drawn.arrayBuffer());
}
