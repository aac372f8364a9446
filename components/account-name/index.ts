export { AccountName } from './AccountName';
