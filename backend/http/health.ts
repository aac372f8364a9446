import type { FastifyInstance } from 'fastify';
import type { Store } from '../db/store';

/**
 * Live: the process answers. Ready: the store answers too.
 * @param check throws during start-up (migrate, seed) or when a feature is unable to work
 */
export function registerHealth(
  app: FastifyInstance,
  store: Store,
  check: () => Promise<void>,
): void {
  app.get('/health/live', { config: { rateLimit: false }, logLevel: 'silent' }, async () => ({
    status: 'live',
  }));
  app.get(
    '/health/ready',
    { config: { rateLimit: false }, logLevel: 'silent' },
    async (_request, reply) => {
      try {
        await check();
        await store.ping();
        return { status: 'ready', store: store.engine };
      } catch {
        return reply.code(503).send({ status: 'not ready', store: store.engine });
      }
    },
  );
}
