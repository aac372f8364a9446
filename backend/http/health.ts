import type { FastifyInstance } from 'fastify';
import type { Store } from '../db/store';

/** Live: the process answers. Ready: the store answers too and the start-up work (migrate, seed) is done. */
export function registerHealth(app: FastifyInstance, store: Store, isReady: () => boolean): void {
  app.get('/health/live', { config: { rateLimit: false }, logLevel: 'silent' }, async () => ({
    status: 'live',
  }));
  app.get(
    '/health/ready',
    { config: { rateLimit: false }, logLevel: 'silent' },
    async (_request, reply) => {
      try {
        if (!isReady()) throw new Error('starting');
        await store.ping();
        return { status: 'ready', store: store.engine };
      } catch {
        return reply.code(503).send({ status: 'not ready', store: store.engine });
      }
    },
  );
}
