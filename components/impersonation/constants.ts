/** px. Sticky elements move down by this much (`--above-header`). */
export const BANNER_HEIGHT = 48;
export const TOOL_WIDTH = 440;
