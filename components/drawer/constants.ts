/** px, §9, above phone width. Large: with more than the first list. */
export const DRAWER_SIZE = 378;
export const DRAWER_SIZE_LARGE = 736;
