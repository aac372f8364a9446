import * as yup from 'yup';
import { announcementSchema } from '../../../contracts/site/announcement';
import { readQuery, type AdminRoute } from '../../admin/adminRoute';
import { announce, ANNOUNCE_ACTIONS } from './announce';
import type { AnnouncementNeeds } from './routes';

const announceSchema = yup.object({
  action: yup.string<(typeof ANNOUNCE_ACTIONS)[number]>().oneOf(ANNOUNCE_ACTIONS).required(),
});

export const announceRoute: AdminRoute<AnnouncementNeeds> = {
  prepare(query) {
    const { action } = readQuery(announceSchema, query);
    const request =
      action === 'set'
        ? { action, announcement: readQuery(announcementSchema, query) }
        : { action };
    return ({ store }) => announce(store, request);
  },
};
