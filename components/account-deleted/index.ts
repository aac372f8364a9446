export { AccountDeletedScreen } from './AccountDeletedScreen';
export { copy as accountDeletedCopy } from './copy';
