import { listWebhooks } from '@/contracts/webhookEndpoints';
import { apiRoute } from '@/server/apiRoute';

export default apiRoute(listWebhooks);
