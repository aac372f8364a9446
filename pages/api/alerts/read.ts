import { readAlerts } from '@/contracts/alertEndpoints';
import { apiRoute } from '@/server/apiRoute';

export const config = { api: { bodyParser: false } };

export default apiRoute(readAlerts);
