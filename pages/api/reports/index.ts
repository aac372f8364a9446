import { createReport } from '@/contracts/reports';
import { apiRoute } from '@/server/apiRoute';

export const config = { api: { bodyParser: false } };

export default apiRoute(createReport);
