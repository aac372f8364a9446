export { ChainScreen } from './ChainScreen';
export { copy as chainCopy } from './copy';
export { toScreen } from './toScreen';
export type { ChainScreenProps } from './types';
