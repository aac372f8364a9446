/**
 * With each write, a page says as whom it shows itself acting: the user's name, escaped as in an
 * address. Without it nobody writes as another user.
 */
export const ACTING_HEADER = 'x-acting-as';
