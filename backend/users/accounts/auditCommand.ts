/** `npm run audit -- [options]`. */
import { auditTable, AUDIT_USAGE, parseAuditArguments } from './auditArguments';
import type { AuditRow } from './auditLog';
import { answerCommand } from '../../cli/answerCommand';
import { EXIT, type CommandIo } from '../../cli/io';
import { jsonLines } from '../../cli/text';

/** @returns the exit code */
export const auditCommand = (args: string[], io: CommandIo): Promise<number> =>
  answerCommand(args, io, {
    usage: AUDIT_USAGE,
    parse: (argv) => parseAuditArguments(argv, io.now()),
    perform: async ({ json, ...query }) => {
      const rows = await io.withBackend((call) => call<AuditRow[]>('audit', { query }));
      io.stdout.write(json ? jsonLines(rows) : auditTable(rows));
      return EXIT.done;
    },
  });
