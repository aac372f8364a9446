export { copy as disputesCopy } from './copy';
export { DisputesScreen, type DisputesScreenProps } from './DisputesScreen';
