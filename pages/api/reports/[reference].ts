import { readReport } from '@/contracts/reports/reportState';
import { apiRoute } from '@/server/http/apiRoute';

export default apiRoute(readReport);
