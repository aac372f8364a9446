export { CookieNotice } from './CookieNotice';
export { WithdrawConsent } from './WithdrawConsent';
