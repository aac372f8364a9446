import * as yup from 'yup';
import { readQuery, type AdminRoute } from '../../admin/adminRoute';
import { collect } from './collect';
import { estimateChains } from './estimate';
import { openReaders, type CollectNeeds } from './collectJob';
import { SOURCES } from './sources';
import { SOURCE_NAMES } from './types';

const collectSchema = yup.object({
  source: yup.string().oneOf(SOURCE_NAMES),
  project: yup.string().max(80),
  dryRun: yup.boolean().default(false),
  estimate: yup.boolean().default(false),
});

export const collectRoute: AdminRoute<CollectNeeds> = {
  alone: true,
  prepare(query) {
    const { source, project, dryRun, estimate } = readQuery(collectSchema, query);
    return (given, { emit, signal }) => {
      if (estimate)
        return estimateChains(given.store.db, given.collect?.rpcUrls ?? new Map(), project);
      return collect(given.store, {
        sources: SOURCES,
        openReader: openReaders(given, { signal }),
        now: given.now,
        mergeProjects: given.mergeProjects,
        ...{ source, project, dryRun, signal, onProgress: emit },
      });
    };
  },
};
