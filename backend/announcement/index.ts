export { readAnnouncement } from './settings';
