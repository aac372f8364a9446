/** A page for what is the same on every page: with little on it, so that it is not what takes the time. */
export const SHORT_PAGE = '/company/careers';
