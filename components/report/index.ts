export { copy as reportCopy, stateCopy } from './copy';
export { ReportScreen, type ReportScreenProps } from './ReportScreen';
export { StateScreen, type StateScreenProps } from './StateScreen';
