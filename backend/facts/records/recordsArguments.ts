import { parseArgs } from 'node:util';
import { BY_MAX, isLine, readId, readLine, REASON_MAX } from '../../cli/arguments';

export const KINDS = ['project', 'incident', 'token', 'audit'] as const;
export type RecordKind = (typeof KINDS)[number];

export const RECORDS_USAGE = `Shows, removes, merges and assigns what is recorded (docs/import.md, Records).

npm run records -- show <id>                                a project, incident, token or audit
npm run records -- list                                     incidents without a project; what was removed, merged and assigned
npm run conflicts [-- <project>]                            where sources say otherwise than what is recorded
npm run records -- recompute                                where rows are not what documents give; changes nothing
npm run records -- remove <kind> <id> --reason <why>        kind: project, incident, token, or audit (also called report)
npm run records -- merge <from> <into> --reason <why>       two projects; <from> becomes a former id
npm run records -- assign <incident> <project> --reason <why>  its own or, if it has none, another; none: of no recorded project
npm run records -- allow <id> --reason <why>                lets imports decide again about what was removed, merged or assigned
npm run records -- erase <name> --reason <why>               takes a person's name out of everything, for good
  --dry-run   change nothing, list what goes
  --by        who decides, for the audit log (default: the current user)
  --help      show this

Each change but erase is a run: npm run import -- --undo <run> takes it back.

Exit codes: 0 done, 1 failed, 2 wrong arguments.`;

interface Reasoned {
  dryRun: boolean;
  by: string;
  reason: string;
}

export type RecordsChange = Reasoned &
  (
    | { action: 'remove'; kind: RecordKind; id: string }
    | { action: 'merge'; from: string; into: string }
    | { action: 'assign'; incident: string; project: string }
    | { action: 'allow'; id: string }
    | { action: 'erase'; name: string }
  );
export type RecordsRequest =
  | { action: 'list' }
  | { action: 'recompute' }
  | { action: 'show'; id: string }
  | { action: 'conflicts'; id?: string }
  | RecordsChange;

function readKind(given: string | undefined): RecordKind {
  const kind = KINDS.find((one) => one === (given === 'report' ? 'audit' : given));
  if (kind) return kind;
  throw new Error(`Say what to remove: ${KINDS.join(', ')}.`);
}

/** Neither one word of our alphabet, as fields have it, nor an address, an id or a day. */
const NO_NAME = /^[a-z-]+$|[:/]|^0x[\da-f]+$|^[^\p{L}]+$/iu;
const ASCII = /^[ -~]+$/;

export const isName = (text: string): boolean =>
  text.length >= (ASCII.test(text) ? 4 : 2) && !NO_NAME.test(text);

function readName(given: string | undefined): string {
  const name = readLine('The name', given, BY_MAX);
  if (isName(name)) return name;
  throw new Error('Give the whole name: not one word of letters, an address, an id or a day.');
}

interface Values {
  reason?: string;
  by: string;
  'dry-run': boolean;
}

function readReasoned({ reason = '', by, 'dry-run': dryRun }: Values): Reasoned {
  if (!dryRun && reason.trim() === '') throw new Error('Say why: --reason <why>.');
  if (reason !== '' && !isLine(reason.trim(), REASON_MAX))
    throw new Error(`--reason must be one line of at most ${REASON_MAX} characters.`);
  return { dryRun, by: readLine('--by', by, BY_MAX), reason: reason.trim() };
}

function readRequest(positionals: readonly string[], values: Values): RecordsRequest {
  const [action, first, second] = positionals;
  if (action === 'list' || action === 'recompute') return { action };
  if (action === 'show') return { action, id: readId(first, 'the id') };
  if (action === 'conflicts')
    return first === undefined ? { action } : { action, id: readId(first, 'the project') };
  if (action === 'remove') {
    const kind = readKind(first);
    return { action, kind, id: readId(second, `the ${kind}`), ...readReasoned(values) };
  }
  if (action === 'merge')
    return {
      ...{ action, from: readId(first, 'the project that goes') },
      into: readId(second, 'the project that goes on'),
      ...readReasoned(values),
    };
  if (action === 'assign')
    return {
      ...{ action, incident: readId(first, 'the incident') },
      project: readId(second, 'the project'),
      ...readReasoned(values),
    };
  if (action === 'allow') return { action, id: readId(first, 'the id'), ...readReasoned(values) };
  if (action === 'erase') return { action, name: readName(first), ...readReasoned(values) };
  throw new Error('Use show, list, conflicts, recompute, remove, merge, assign, allow or erase.');
}

const TAKES: Record<string, number> = {
  list: 1,
  recompute: 1,
  show: 2,
  conflicts: 2,
  allow: 2,
  erase: 2,
};

/**
 * @param operator who runs it
 * @throws Error with one sentence on usage
 */
export function parseRecordsArguments(argv: readonly string[], operator: string): RecordsRequest {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      reason: { type: 'string' },
      by: { type: 'string', default: operator },
      'dry-run': { type: 'boolean', default: false },
    },
  });
  const request = readRequest(positionals, values);
  const extra = positionals[TAKES[request.action] ?? 3];
  if (extra !== undefined) throw new Error(`Unexpected argument: "${extra}".`);
  return request;
}
