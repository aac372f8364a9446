export { countView, getPageViews } from './pageViews';
