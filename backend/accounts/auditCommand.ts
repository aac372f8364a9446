/** `npm run audit -- [options]`. */
import {
  auditTable,
  AUDIT_USAGE,
  parseAuditArguments,
  type AuditArguments,
} from './auditArguments';
import { listAudit, type AuditRow } from './auditLog';
import { answerCommand } from '../cli/answerCommand';
import { callAdmin } from '../cli/callAdmin';
import { EXIT, type CommandIo } from '../cli/io';
import { withStore } from '../cli/withStore';

function read(
  { account, event, since, until, limit }: AuditArguments,
  io: CommandIo,
): Promise<AuditRow[]> {
  return withStore<AuditRow[]>(io.config, {
    direct: (store) => listAudit(store.db, { account, event, since, until, limit }),
    remote: (admin) =>
      callAdmin<never, AuditRow[]>(admin, {
        path: '/admin/audit',
        query: {
          account,
          event,
          since: since?.toISOString(),
          until: until?.toISOString(),
          limit: String(limit),
        },
        signal: io.signal,
      }),
  });
}

/** @returns the exit code */
export const auditCommand = (args: string[], io: CommandIo): Promise<number> =>
  answerCommand(io, {
    usage: AUDIT_USAGE,
    parse: () => parseAuditArguments(args, io.now()),
    perform: async (options) => {
      const rows = await read(options, io);
      io.stdout.write(
        options.json ? rows.map((row) => `${JSON.stringify(row)}\n`).join('') : auditTable(rows),
      );
      return EXIT.done;
    },
  });
