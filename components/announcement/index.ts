export { AnnouncementBanner } from './AnnouncementBanner';
