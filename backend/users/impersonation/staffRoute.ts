import * as yup from 'yup';
import { DEFAULT_SESSION_LIMITS, type AccountNeeds } from '../accounts';
import { readQuery, type AdminRoute } from '../../admin/adminRoute';
import { BY_MAX } from '../../cli/arguments';
import { performStaff } from './performStaff';
import { STAFF_ACTIONS, type StaffRequest } from './staffArguments';

const staffSchema = yup.object({
  action: yup.string<(typeof STAFF_ACTIONS)[number]>().oneOf(STAFF_ACTIONS).required(),
  all: yup.boolean().default(false),
});
const oneLine = () => yup.string().min(1).max(BY_MAX).required();
const changeSchema = yup.object({
  user: yup.string().max(254).required(),
  reason: oneLine(),
  by: oneLine(),
});

export const staffRoute: AdminRoute<AccountNeeds> = {
  prepare(query) {
    const { action, all } = readQuery(staffSchema, query);
    const request: StaffRequest =
      action === 'list' ? { action, all } : { action, ...readQuery(changeSchema, query) };
    return ({ store, now, sessionLimits = DEFAULT_SESSION_LIMITS }) =>
      performStaff(store.db, request, now(), sessionLimits);
  },
};
