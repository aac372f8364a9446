import type { FactsGiven } from '../../db/tables';
import type { BackendModule } from '../../module';
import { recordsCommand } from './recordsCommand';
import { recordsRoute } from './recordsRoute';

export const recordsModule: BackendModule<FactsGiven> = {
  name: 'records',
  needs: { store: true, now: true, mergeProjects: true },
  admin: { records: recordsRoute },
  commands: { records: recordsCommand },
};
