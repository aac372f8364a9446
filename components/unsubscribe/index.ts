export { copy as unsubscribeCopy } from './copy';
export { UnsubscribeScreen, type UnsubscribeScreenProps } from './UnsubscribeScreen';
