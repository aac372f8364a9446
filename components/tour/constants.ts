/** Specification §9 "Tour". */
export const SCROLL_OFFSET = 20;
export const SCROLL_MS = 300;
export const SPOTLIGHT_PADDING = 2;
export const Z_INDEX = 999;
export const FIRST_Z_INDEX = 1_000;
export const PROGRESS_WIDTH = 332;
/** The last steps (two completions and the skip question) do not count. */
export const UNCOUNTED_STEPS = 3;
