export { Webhooks } from './Webhooks';
