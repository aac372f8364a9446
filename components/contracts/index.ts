export { ContractsScreen } from './ContractsScreen';
export { copy as contractsCopy } from './copy';
export { listRows } from './listRows';
export type { ContractsScreenProps } from './types';
