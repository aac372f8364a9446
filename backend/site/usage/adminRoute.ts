import * as yup from 'yup';
import { isoDay } from '../../../contracts/schemas';
import { readQuery, type AdminRoute } from '../../admin/adminRoute';
import type { StoreAndClock } from '../../db/store';
import { ANSWERS_MAX } from './limits';
import { readUsage } from './readUsage';

const schema = yup.object({
  action: yup
    .string<'counts' | 'answers'>()
    .oneOf(['counts', 'answers'] as const)
    .required(),
  since: isoDay().required(),
  limit: yup.number().integer().min(1).max(ANSWERS_MAX).default(ANSWERS_MAX),
});

export const usageRoute: AdminRoute<StoreAndClock> = {
  prepare(query) {
    const request = readQuery(schema, query);
    return ({ store }) => readUsage(store.db, request);
  },
};
