/** px, §9. */
export const AVATAR_SIZE = 32;
