import { pauseWebhook } from '@/contracts/webhooks/webhookEndpoints';
import { apiRoute } from '@/server/http/apiRoute';

export const config = { api: { bodyParser: false } };

export default apiRoute(pauseWebhook);
