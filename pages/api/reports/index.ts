import { createReport } from '@/contracts/reports/reports';
import { apiRoute } from '@/server/http/apiRoute';

export const config = { api: { bodyParser: false } };

export default apiRoute(createReport);
