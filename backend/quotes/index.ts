/** What the rest of the backend may use of this feature. */
export { QUOTE_MAIL_MS } from './limits';
