import * as yup from 'yup';
import { AUDIT_EVENTS } from '../../../contracts/accounts/audit';
import { instant, oneOf } from '../../../contracts/schemas';
import { readQuery, type AdminRoute } from '../../admin/adminRoute';
import { AUDIT_LIMIT, AUDIT_LIMIT_MAX } from './auditArguments';
import { listAudit } from './auditLog';
import type { AccountNeeds } from './routes';

const auditSchema = yup.object({
  account: yup.string().max(2_048),
  event: oneOf(AUDIT_EVENTS),
  since: instant(),
  until: instant(),
  limit: yup.number().integer().min(1).max(AUDIT_LIMIT_MAX).default(AUDIT_LIMIT),
});

const toDate = (at: string | undefined) => (at === undefined ? undefined : new Date(at));

export const auditRoute: AdminRoute<AccountNeeds> = {
  prepare(query) {
    const { since, until, ...filter } = readQuery(auditSchema, query);
    return ({ store }) =>
      listAudit(store.db, { ...filter, since: toDate(since), until: toDate(until) });
  },
};
