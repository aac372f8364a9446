/** ms to wait for the provider's form before ours replaces it. */
export const PATIENCE_MS = 12_000;
/** px. Limits the height that the framed page asks for. */
export const FRAME_HEIGHT = { min: 120, max: 4_000 } as const;
