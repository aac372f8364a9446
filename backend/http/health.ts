import type { FastifyInstance } from 'fastify';
import type { Store } from '../db/store';

/**
 * Live: the process answers. Ready: the store answers too and `check` passes.
 * @param check throws while the start-up work (migrate, seed) goes on, or a feature cannot do its work
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
