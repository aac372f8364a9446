import { readReport } from '@/contracts/reports';
import { apiRoute } from '@/server/apiRoute';

export default apiRoute(readReport);
