/** How long the provider's form may take to come, in ms, before ours takes its place. */
export const PATIENCE_MS = 12_000;
/** The frame is as high as its page says, within reason, in px. */
export const FRAME_HEIGHT = { min: 120, max: 4_000 } as const;
