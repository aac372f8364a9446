export { copy as dataExportCopy } from './copy';
export { DataExport } from './DataExport';
