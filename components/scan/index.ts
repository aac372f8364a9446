export { copy as scanCopy } from './copy';
export { ScanForm } from './ScanForm';
export { ScanScreen } from './ScanScreen';
export { toScreen as toScanScreen } from './toScreen';
export type { ScanFormProps, ScanScreenProps } from './types';
