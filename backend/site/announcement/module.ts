import type { BackendModule } from '../../module';
import { announceCommand } from './announceCommand';
import { announceRoute } from './announceRoute';
import { registerAnnouncementRoutes, type AnnouncementNeeds } from './routes';

export const announcementModule: BackendModule<AnnouncementNeeds> = {
  name: 'announcement',
  needs: { store: true, announcement: true },
  routes: registerAnnouncementRoutes,
  admin: { announcement: announceRoute },
  commands: { announce: announceCommand },
};
