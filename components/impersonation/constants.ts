/** px: how tall the banner is; whatever sticks to the top of the window stands so much lower (`--above-header`). */
export const BANNER_HEIGHT = 48;
/** px */
export const TOOL_WIDTH = 440;
