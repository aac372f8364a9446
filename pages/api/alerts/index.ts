import { listAlerts } from '@/contracts/alerts/alertEndpoints';
import { apiRoute } from '@/server/http/apiRoute';

export default apiRoute(listAlerts);
