import { FRAME_HEIGHT } from './constants';

export type FrameMessage =
  { event: 'ready' | 'submitted' | 'failed' | 'escape' } | { event: 'height'; height: number };

const WORDS = ['ready', 'submitted', 'failed', 'escape'] as const;

/** Parses the messages of server/routes/quoteFrame.ts; undefined for others, such as HubSpot's own. */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { plumblineQuote, event, height } = data as Record<string, unknown>;
  if (plumblineQuote !== true) return undefined;
  if (event === 'height')
    return typeof height === 'number' && height > 0
      ? { event, height: Math.min(Math.max(height, FRAME_HEIGHT.min), FRAME_HEIGHT.max) }
      : undefined;
  const word = WORDS.find((known) => known === event);
  return word && { event: word };
}
