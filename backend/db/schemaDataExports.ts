import { sql } from 'drizzle-orm';
import {
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { DataExportFailure } from '../../contracts/accounts/dataExport';
import { instant } from './instant';

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
});

/** How the rows of an account are found, beside its number. */
export interface ExportNames {
  email: string;
  emailHash: string;
  visitorKey: string;
}

/** Archives that accounts asked for; all rows go after a day. */
export const dataExports = pgTable(
  'data_exports',
  {
    /** UUID, in the address of the archive, which needs the account's session too. */
    id: text('id').primaryKey(),
    account: text('account').notNull(),
    /** Null once the archive is made or given up. */
    names: jsonb('names').$type<ExportNames>(),
    state: text('state').$type<'waiting' | 'ready' | 'replaced' | 'failed'>().notNull(),
    askedAt: instant('asked_at').notNull(),
    /** Counted before the work, so that an archive that kills the process ends too. */
    tries: integer('tries').notNull().default(0),
    doneAt: instant('done_at'),
    failure: text('failure').$type<DataExportFailure>(),
    /** A ZIP file. */
    archive: bytes('archive'),
  },
  (t) => [
    uniqueIndex('data_exports_waiting')
      .on(t.account)
      .where(sql`state = 'waiting'`),
    index('data_exports_account').on(t.account, t.askedAt),
    index('data_exports_done').on(t.doneAt),
    check('data_exports_state', sql`${t.state} in ('waiting','ready','replaced','failed')`),
    check(
      'data_exports_parts',
      sql`(${t.state} = 'ready') = (${t.archive} is not null) and (${t.state} = 'failed') = (${t.failure} is not null)
        and (${t.state} = 'waiting') = (${t.names} is not null) and (${t.state} = 'waiting') = (${t.doneAt} is null)`,
    ),
  ],
);
