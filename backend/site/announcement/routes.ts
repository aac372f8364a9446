import type { FastifyInstance } from 'fastify';
import type { Announcement } from '../../../contracts/site/announcement';
import { announcement } from '../../../contracts/endpoints';
import type { Store } from '../../db/store';
import { route } from '../../http/route';
import { findAnnouncement } from './findAnnouncement';

export interface AnnouncementNeeds {
  store: Store;
  /** The environment's; the operator's replaces it. */
  announcement?: Announcement | null;
}

export function registerAnnouncementRoutes(
  app: FastifyInstance,
  { store, announcement: configured = null }: AnnouncementNeeds,
): void {
  route(app, announcement, async () => ({
    announcement: await findAnnouncement(store.db, configured),
  }));
}
