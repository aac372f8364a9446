/** What the rest of the backend may use of this feature. */
export type { Carrier } from './carrier';
export { CLEARED } from './claims';
export { codeMail } from './codeMail';
export { consoleCarrier } from './consoleCarrier';
export type { Delivery } from './deliverDue';
export { DELIVER } from './deliverJob';
export { isMailAddress } from './isMailAddress';
export type { Mail } from './mail';
export { mailPage, paragraph, SANS, SMALL } from './mailPage';
export { deleteMailsBefore, insertMail } from './outbox';
export { type MailSettings, readMailSettings } from './settings';
export { smtpCarrier } from './smtpCarrier';
