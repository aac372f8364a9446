export { copy as sharedListCopy } from './copy';
export { SharedListScreen, type SharedListScreenProps } from './SharedListScreen';
