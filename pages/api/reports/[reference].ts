import { readReport } from '@/contracts/reportState';
import { apiRoute } from '@/server/apiRoute';

export default apiRoute(readReport);
