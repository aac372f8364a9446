import * as yup from 'yup';
import { projectId } from '../../../contracts/schemas';
import { readQuery, type AdminRoute } from '../../admin/adminRoute';
import { BY_MAX, ID_MAX, REASON_MAX } from '../../cli/arguments';
import type { StoreAndClock } from '../../db/store';
import { renameDanger } from './renameDanger';

const line = (max: number) => yup.string().max(max).required();

const requestSchema = yup.object({
  project: projectId().required(),
  gate: line(ID_MAX),
  subject: line(ID_MAX),
  renamedTo: line(ID_MAX),
  by: line(BY_MAX),
  reason: line(REASON_MAX),
  dryRun: yup.boolean().default(false),
});

export const renameRoute: AdminRoute<StoreAndClock> = {
  alone: true,
  prepare(query) {
    const request = readQuery(requestSchema, query);
    return ({ store, now }) => renameDanger(store, request, now());
  },
};
