import type { FastifyInstance } from 'fastify';
import { announcement } from '../../contracts/endpoints';
import type { AppOptions } from '../createApp';
import { route } from '../http/route';
import { findAnnouncement } from './findAnnouncement';

/** GET /api/announcement. */
export function registerAnnouncementRoutes(
  app: FastifyInstance,
  { store, announcement: configured = null }: AppOptions,
): void {
  route(app, announcement, async () => ({
    announcement: await findAnnouncement(store.db, configured),
  }));
}
