/** px, specification §9: how tall the drawer is where the screen is larger than a phone; large when it holds more than the first list. */
export const DRAWER_SIZE = 378;
export const DRAWER_SIZE_LARGE = 736;
