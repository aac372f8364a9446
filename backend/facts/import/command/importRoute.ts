import * as yup from 'yup';
import { readQuery, type AdminRoute } from '../../../admin/adminRoute';
import type { StoreAndClock } from '../../../db/store';
import type { MergeProjects } from '../../../db/tables';
import { importAndRate } from '../importAndRate';
import { IMPORT_KINDS } from '../kinds';
import type { ImportParameters } from '../types';

export interface ImportNeeds extends StoreAndClock {
  mergeProjects: MergeProjects;
}

const text = () => yup.string().max(2_048);
const importSchema = yup.object({
  kind: yup.string().oneOf(IMPORT_KINDS).required(),
  source: text().default('an upload'),
  dryRun: yup.boolean().default(false),
  remove: yup.boolean().default(false),
  project: text(),
  audit: text(),
  auditor: text(),
  publishedOn: text(),
  reportUrl: text(),
  title: text(),
  sourceUrl: text(),
  sourceTitle: text(),
});

export const importRoute: AdminRoute<ImportNeeds> = {
  alone: true,
  upload: true,
  prepare(query) {
    const { kind, source, dryRun, remove, ...parameters } = readQuery(importSchema, query);
    return ({ store, now, mergeProjects }, { emit, signal, open }) =>
      importAndRate(store, {
        kind,
        source,
        dryRun,
        remove,
        parameters: parameters as ImportParameters,
        now: now(),
        mergeProjects,
        signal,
        onProgress: emit,
        open,
      });
  },
};
