/** What is loaded once somebody is signed in. */
export { AccountMenu } from './AccountMenu';
export { WatchlistsLink } from './WatchlistsLink';
