export { TourLoader } from './TourLoader';
