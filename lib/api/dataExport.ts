import { DATA_EXPORT_FILE_PATH, DATA_EXPORT_PATH } from '@/contracts/accounts/dataExport';
import type { DataExport } from '@/contracts/accounts/dataExportEndpoints';
import { fillPath } from '@/contracts/paths';
import { request } from './client';

/** The archive of the signed-in user's data. Both throw RequestError. */
export const readDataExport = () => request<DataExport>(DATA_EXPORT_PATH);
export const startDataExport = () =>
  request<DataExport>(DATA_EXPORT_PATH, { method: 'POST', body: {} });

/** Of a link. */
export const dataExportFile = (id: string): string => fillPath(DATA_EXPORT_FILE_PATH, { id });
