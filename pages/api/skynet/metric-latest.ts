import { metricLatest } from '@/contracts/endpoints';
import { apiRoute } from '@/server/apiRoute';

export default apiRoute(metricLatest);
