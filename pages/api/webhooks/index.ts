import { listWebhooks } from '@/contracts/webhooks/webhookEndpoints';
import { apiRoute } from '@/server/apiRoute';

export default apiRoute(listWebhooks);
