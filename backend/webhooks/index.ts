export { openWebhooks, type WebhookClient } from './openWebhooks';
