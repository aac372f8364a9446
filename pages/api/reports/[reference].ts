import { readReport } from '@/contracts/reports/reportState';
import { apiRoute } from '@/server/apiRoute';

export default apiRoute(readReport);
