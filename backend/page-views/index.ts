export { getPageViews, insertPageView } from './pageViews';
