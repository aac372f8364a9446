import type { BackendModule } from '../../module';
import { recordsCommand } from './recordsCommand';
import { recordsRoute, type RecordsGiven } from './recordsRoute';

export const recordsModule: BackendModule<RecordsGiven> = {
  name: 'records',
  needs: { store: true, now: true, mergeProjects: true },
  admin: { records: recordsRoute },
  commands: { records: recordsCommand },
};
