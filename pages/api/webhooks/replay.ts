import { replayWebhook } from '@/contracts/webhooks/webhookEndpoints';
import { apiRoute } from '@/server/apiRoute';

export const config = { api: { bodyParser: false } };

export default apiRoute(replayWebhook);
