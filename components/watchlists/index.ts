export { Star } from './Star';
export { WatchButton } from './WatchButton';
