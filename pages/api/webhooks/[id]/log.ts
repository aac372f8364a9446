import { readWebhookLog } from '@/contracts/webhooks/webhookEndpoints';
import { apiRoute } from '@/server/http/apiRoute';

export default apiRoute(readWebhookLog);
