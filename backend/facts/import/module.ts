import { corrections, importChanges, imports, rulings, statements } from '../../db/schema';
import { moved, type FactsGiven } from '../../db/tables';
import type { BackendModule } from '../../module';
import { importCommand } from './command/importCommand';
import { importRoute } from './importAndRate';
import { exportCommand, exportRoute } from './export/exportCommand';
import { moveStatements } from './statements/statements';
import { forgetVoter, pruneChanges } from './undo/runs';
import { endingRoute, runsRoute, undoRoute } from './undo/undoRoutes';

export const importModule: BackendModule<FactsGiven> = {
  name: 'import',
  needs: { store: true, now: true, mergeProjects: true },
  admin: {
    import: importRoute,
    'import/ending': endingRoute,
    'import/undo': undoRoute,
    'import/runs': runsRoute,
    export: exportRoute,
  },
  prune: pruneChanges,
  commands: { import: importCommand, export: exportCommand },
  tables: [
    { table: imports, belongsTo: 'nobody' },
    {
      table: importChanges,
      belongsTo: 'project',
      onMerge: moved(importChanges, importChanges.projectId),
      onForget: forgetVoter,
      exported: {
        leftOut: 'Copies of votes with which an import can be undone: votes.json has your votes.',
      },
    },
    { table: statements, belongsTo: 'project', onMerge: moveStatements },
    {
      table: corrections,
      belongsTo: 'project',
      onMerge: moved(corrections, corrections.projectId),
    },
    { table: rulings, belongsTo: 'project', onMerge: moved(rulings, rulings.projectId) },
  ],
};
