import { listAlerts } from '@/contracts/alerts/alertEndpoints';
import { apiRoute } from '@/server/apiRoute';

export default apiRoute(listAlerts);
