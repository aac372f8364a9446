export { copy as reportCopy, stateCopy } from './copy';
export { type PlainReport } from './PlainForm';
export { findErrors, toRefusal } from './refusal';
export { EMPTY, prefilled, type ReportField, type ReportValues } from './reportValues';
export { ReportScreen, type ReportScreenProps } from './ReportScreen';
export { StateScreen, type StateScreenProps } from './StateScreen';
