import { setImmediate } from 'node:timers/promises';

/**
 * Between two steps of long work: PGlite answers without ever returning to the event loop, so other
 * requests, health checks too, would wait until the end.
 */
export const letOthersIn = (): Promise<void> => setImmediate();
