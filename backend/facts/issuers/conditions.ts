import { sql, type SQL } from 'drizzle-orm';
import { issuedRecords, projects } from '../../db/schema';

/** On `projects`: not folded under its issuer. */
export const NOT_ISSUED = sql`not exists (select 1 from ${issuedRecords} where ${issuedRecords.projectId} = ${projects.id})`;

/** On `projects`: a token of that project. */
export const issuedBy = (issuerId: string): SQL =>
  sql`${projects.id} in (select ${issuedRecords.projectId} from ${issuedRecords} where ${issuedRecords.issuerId} = ${issuerId})`;
