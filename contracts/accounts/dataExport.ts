/** The archive of a user's data. No schema here: the browser loads this file. */
export const DATA_EXPORT_PATH = '/api/user/export';
export const DATA_EXPORT_FILE_PATH = '/api/user/export/{id}';

export const DATA_EXPORT_STATES = ['none', 'making', 'ready', 'failed'] as const;

export const DATA_EXPORT_FAILURES = ['too-large', 'error'] as const;
export type DataExportFailure = (typeof DATA_EXPORT_FAILURES)[number];
