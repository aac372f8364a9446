import { embeddedRecords, meta } from '../../db/schema';
import { deletedOnMerge, movedUnlessAlike, type FactsGiven, type TableRule } from '../../db/tables';
import type { BackendModule } from '../../module';
import { embeddedCommand, embeddedRoute } from './embedded/embeddedCommand';
import { registerLogoRoutes } from './logoRoutes';

const move = movedUnlessAlike(embeddedRecords, embeddedRecords.projectId);
const drop = deletedOnMerge(embeddedRecords, embeddedRecords.projectId);
const takenRecords: TableRule = {
  table: embeddedRecords,
  belongsTo: 'project',
  onMerge: async (tx, from, into) => {
    await move(tx, from, into);
    await drop(tx, from, into);
  },
};

export const seedModule: BackendModule<FactsGiven> = {
  name: 'seed',
  needs: { store: true, now: true, mergeProjects: true },
  routes: registerLogoRoutes,
  admin: { embedded: embeddedRoute },
  commands: { embedded: embeddedCommand },
  tables: [{ table: meta, belongsTo: 'nobody' }, takenRecords],
};
