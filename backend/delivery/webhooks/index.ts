export { openWebhooks } from './openWebhooks';
