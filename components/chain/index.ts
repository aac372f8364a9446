export { ContractPart } from './ContractPart';
export { ChainScreen } from './ChainScreen';
export { copy as chainCopy } from './copy';
export { holderWords, toPart, toScreen } from './toScreen';
export type { ChainScreenProps, ContractPart as ChainPart } from './types';
