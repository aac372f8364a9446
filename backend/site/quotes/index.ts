export { QUOTE_MAIL_MS } from './limits';
