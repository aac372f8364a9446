export const SHORT_PAGE = '/company/careers';
