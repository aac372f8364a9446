export { bannerThreshold, HOME_BANNER_ID } from './banner';
export { Header } from './Header';
export { Masthead } from './Masthead';
