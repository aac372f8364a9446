import { issuedRecords } from '../../db/schema';
import { deletedOnMerge } from '../../db/tables';
import type { BackendModule } from '../../module';

export const issuersModule: BackendModule = {
  name: 'issuers',
  needs: {},
  tables: [
    {
      table: issuedRecords,
      belongsTo: 'project',
      onMerge: deletedOnMerge(issuedRecords, issuedRecords.projectId),
    },
  ],
};
