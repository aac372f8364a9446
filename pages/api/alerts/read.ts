import { readAlerts } from '@/contracts/alerts/alertEndpoints';
import { apiRoute } from '@/server/http/apiRoute';

export const config = { api: { bodyParser: false } };

export default apiRoute(readAlerts);
