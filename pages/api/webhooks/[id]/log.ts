import { readWebhookLog } from '@/contracts/webhooks/webhookEndpoints';
import { apiRoute } from '@/server/apiRoute';

export default apiRoute(readWebhookLog);
