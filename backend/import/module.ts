import { imports } from '../db/schema';
import type { BackendModule } from '../module';
import { importCommand } from './command/importCommand';
import { importRoute, type ImportNeeds } from './command/importRoute';

export const importModule: BackendModule<ImportNeeds> = {
  name: 'import',
  needs: { store: true, now: true, mergeProjects: true },
  admin: { import: importRoute },
  commands: { import: importCommand },
  tables: [{ table: imports, belongsTo: 'nobody' }],
};
