export { copy as compareCopy } from './copy';
export { CompareScreen, type CompareScreenProps } from './CompareScreen';
