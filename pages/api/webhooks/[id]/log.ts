import { readWebhookLog } from '@/contracts/webhookEndpoints';
import { apiRoute } from '@/server/apiRoute';

export default apiRoute(readWebhookLog);
