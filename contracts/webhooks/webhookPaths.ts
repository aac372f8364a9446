/** No schema here: the browser loads this file. Ours, not of §7. */
export const WEBHOOKS_PATH = '/api/webhooks';
export const CREATE_WEBHOOK_PATH = '/api/webhooks/create';
export const UPDATE_WEBHOOK_PATH = '/api/webhooks/update';
export const DELETE_WEBHOOK_PATH = '/api/webhooks/delete';
export const PAUSE_WEBHOOK_PATH = '/api/webhooks/pause';
export const TEST_WEBHOOK_PATH = '/api/webhooks/test';
export const REPLAY_WEBHOOK_PATH = '/api/webhooks/replay';
export const ROTATE_WEBHOOK_PATH = '/api/webhooks/rotate';
export const WEBHOOK_LOG_PATH = '/api/webhooks/{id}/log';
