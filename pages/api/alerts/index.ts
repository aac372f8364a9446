import { listAlerts } from '@/contracts/alertEndpoints';
import { apiRoute } from '@/server/apiRoute';

export default apiRoute(listAlerts);
