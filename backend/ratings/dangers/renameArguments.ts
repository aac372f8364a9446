import { parseArgs } from 'node:util';
import { normalizeCaip } from '../../../contracts/ids';
import { projectId } from '../../../contracts/schemas';
import type { RenameRequest } from './renameDanger';

/** Fits, with both ids, into an audit row. */
export const BY_MAX = 80;
export const REASON_MAX = 500;
export const ID_MAX = 300;

export const RENAME_USAGE = `States that the contract, report or incident of a found danger is recorded under another id now,
so that the newer look at it ends the danger. Refused while there is no newer look.

npm run rate -- --renamed-danger <project> <gate> <subject> <new subject> --reason <why>
  <gate> <subject>   as in "dangers" of /api/projects/<project>/rating
  --by <who>         who decides, for the audit log (default: the current user)
  --dry-run          write nothing, say whether it would end
  --help             show this

It is written once, is never changed, and is shown on the project's page without the name.`;

export type RenameArguments = { help: true } | ({ help: false } & RenameRequest);

const isLine = (text: string, max: number): boolean =>
  text !== '' && text.length <= max && !/\p{Cc}/u.test(text);

function readId(given: string | undefined, what: string): string {
  if (given === undefined) throw new Error(`Give ${what}.`);
  if (!isLine(given, ID_MAX)) throw new Error(`${what} must be an id, not "${given}".`);
  return normalizeCaip(given);
}

function readLine(given: string, option: string, max: number): string {
  const text = given.trim();
  if (!isLine(text, max)) throw new Error(`${option} must be one line of 1 to ${max} characters.`);
  return text;
}

/**
 * @param operator who runs it
 * @throws Error with one sentence on usage
 */
export function parseRenameArguments(argv: readonly string[], operator: string): RenameArguments {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      'renamed-danger': { type: 'boolean' },
      reason: { type: 'string', default: '' },
      by: { type: 'string', default: operator },
      'dry-run': { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return { help: true };
  const [project, gate, subject, renamedTo, extra] = positionals;
  if (!projectId().required().isValidSync(project))
    throw new Error(`Give the project id, not "${project ?? ''}".`);
  if (extra !== undefined) throw new Error(`Unexpected argument: "${extra}".`);
  return {
    help: false,
    project: project!,
    gate: readId(gate, 'the gate'),
    subject: readId(subject, 'the subject'),
    renamedTo: readId(renamedTo, 'the new subject'),
    reason: readLine(values.reason, '--reason', REASON_MAX),
    by: readLine(values.by, '--by', BY_MAX),
    dryRun: values['dry-run'],
  };
}
