import { parseArgs } from 'node:util';
import { projectId } from '../../../contracts/schemas';
import { BY_MAX, readId, readLine, REASON_MAX } from '../../cli/arguments';
import type { RenameRequest } from './renameDanger';

export const RENAME_USAGE = `States that the contract, report or incident of a found danger is recorded under another id now,
so that the newer look at it ends the danger. Refused while there is no newer look.

npm run rate -- --renamed-danger <project> <gate> <subject> <new subject> --reason <why>
  <gate> <subject>   as in "dangers" of /api/projects/<project>/rating
  --by <who>         who decides, for the audit log (default: the current user)
  --dry-run          write nothing, say whether it would end
  --help             show this

It is written once, is never changed, and is shown on the project's page without the name.`;

/**
 * @param operator who runs it
 * @throws Error with one sentence on usage
 */
export function parseRenameArguments(argv: readonly string[], operator: string): RenameRequest {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      'renamed-danger': { type: 'boolean' },
      reason: { type: 'string', default: '' },
      by: { type: 'string', default: operator },
      'dry-run': { type: 'boolean', default: false },
    },
  });
  const [project, gate, subject, renamedTo, extra] = positionals;
  if (!projectId().required().isValidSync(project))
    throw new Error(`Give the project id, not "${project ?? ''}".`);
  if (extra !== undefined) throw new Error(`Unexpected argument: "${extra}".`);
  return {
    project: project!,
    gate: readId(gate, 'the gate'),
    subject: readId(subject, 'the subject'),
    renamedTo: readId(renamedTo, 'the new subject'),
    reason: readLine('--reason', values.reason, REASON_MAX),
    by: readLine('--by', values.by, BY_MAX),
    dryRun: values['dry-run'],
  };
}
