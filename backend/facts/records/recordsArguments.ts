import { parseArgs } from 'node:util';
import * as yup from 'yup';
import { BY_MAX, ID_MAX, isLine, readId, readLine, REASON_MAX } from '../../cli/arguments';

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

/** Neither one word of our alphabet, as fields have it, nor an address, an id or a day. */
const NO_NAME = /^[a-z-]+$|[:/]|^0x[\da-f]+$|^[^\p{L}]+$/iu;
const ASCII = /^[ -~]+$/;

const isName = (text: string): boolean =>
  text.length >= (ASCII.test(text) ? 4 : 2) && !NO_NAME.test(text);

const id = () => yup.string().max(ID_MAX).required();
const reasoned = {
  dryRun: yup.boolean().default(false),
  by: yup.string().max(BY_MAX).required(),
  reason: yup.string().max(REASON_MAX).default(''),
};

const LOOKS = {
  list: yup.object(),
  recompute: yup.object(),
  show: yup.object({ id: id() }),
  conflicts: yup.object({ id: yup.string().max(ID_MAX) }),
};
const CHANGES = {
  remove: yup.object({
    ...reasoned,
    kind: yup.string<RecordKind>().oneOf(KINDS).required(),
    id: id(),
  }),
  merge: yup.object({ ...reasoned, from: id(), into: id() }),
  assign: yup.object({ ...reasoned, incident: id(), project: id() }),
  allow: yup.object({ ...reasoned, id: id() }),
  erase: yup.object({
    ...reasoned,
    name: yup.string().max(BY_MAX).required().test('name', 'is no name', isName),
  }),
};
/** By action. */
export const REQUESTS = { ...LOOKS, ...CHANGES };
type Action = keyof typeof REQUESTS;

type RequestOf<Schemas extends Record<string, yup.AnyObjectSchema>> = {
  [Of in keyof Schemas]: { action: Of } & yup.InferType<Schemas[Of]>;
}[keyof Schemas];
export type RecordsChange = RequestOf<typeof CHANGES>;
export type RecordsRequest = RequestOf<typeof LOOKS> | RecordsChange;

function readKind(given: string | undefined): RecordKind {
  const kind = KINDS.find((one) => one === (given === 'report' ? 'audit' : given));
  if (kind) return kind;
  throw new Error(`Say what to remove: ${KINDS.join(', ')}.`);
}

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

function readReasoned({ reason = '', by, 'dry-run': dryRun }: Values) {
  if (!dryRun && reason.trim() === '') throw new Error('Say why: --reason <why>.');
  if (reason !== '' && !isLine(reason.trim(), REASON_MAX))
    throw new Error(`--reason must be one line of at most ${REASON_MAX} characters.`);
  return { dryRun, by: readLine('--by', by, BY_MAX), reason: reason.trim() };
}

/** @param first the first word after the action */
type Read = (given: string | undefined, first: string | undefined) => string | undefined;

const idOf =
  (what: string): Read =>
  (given) =>
    readId(given, what);

/** What follows an action, in order. */
const WORDS: Record<Action, Record<string, Read>> = {
  list: {},
  recompute: {},
  show: { id: idOf('the id') },
  conflicts: { id: (given) => (given === undefined ? given : readId(given, 'the project')) },
  remove: { kind: readKind, id: (given, kind) => readId(given, `the ${readKind(kind)}`) },
  merge: { from: idOf('the project that goes'), into: idOf('the project that goes on') },
  assign: { incident: idOf('the incident'), project: idOf('the project') },
  allow: { id: idOf('the id') },
  erase: { name: readName },
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
  const [action = '', ...given] = positionals;
  if (!Object.hasOwn(WORDS, action))
    throw new Error('Use show, list, conflicts, recompute, remove, merge, assign, allow or erase.');
  const words = Object.entries(WORDS[action as Action]).flatMap(([field, read], at) => {
    const word = read(given[at], given[0]);
    return word === undefined ? [] : [[field, word] as const];
  });
  const why = Object.hasOwn(CHANGES, action) ? readReasoned(values) : {};
  const extra = given[Object.keys(WORDS[action as Action]).length];
  if (extra !== undefined) throw new Error(`Unexpected argument: "${extra}".`);
  return { action, ...Object.fromEntries(words), ...why } as RecordsRequest;
}
