/** A page that loads fast, for tests of what all pages share. */
export const SHORT_PAGE = '/company/careers';
