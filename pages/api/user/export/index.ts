export const config = { api: { bodyParser: false } };

export { dataExportRoute as default } from '@/server/auth/dataExport';
