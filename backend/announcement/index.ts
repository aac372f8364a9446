/** What the rest of the backend may use of this feature. */
export { readAnnouncement } from './settings';
