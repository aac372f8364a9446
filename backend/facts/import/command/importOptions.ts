import { parseArgs } from 'node:util';
import { IMPORT_KINDS, kindOf, type ImportKind } from '../kinds';
import { PARAMETERS, type ImportParameters } from '../types';

export const DEFAULT_URL_BYTES = 100 * 1024 * 1024;

const KINDS = IMPORT_KINDS.map((kind) => `  ${kind.padEnd(21)} ${kindOf(kind).words}`).join('\n');

export const IMPORT_HELP = `Usage: npm run import -- <kind> <file | http(s) address | -> [options]
       npm run import -- --runs          the newest 50 runs, and which can be undone
       npm run import -- --undo <run>    take back what a run changed

Kinds
${KINDS}

Options
  --dry-run             read and compare, write nothing, report the same counts
  --yes                 import also where that ends the demonstration, without asking
  --remove              remove recorded items that the input no longer names (not for lists of tokens and protocols)
  --max-bytes <n>       largest response to read from an address (${DEFAULT_URL_BYTES})
  --allow-private       allow addresses on this machine or a private network
  --project <id>        audits, findings, and kinds that add to one project: which
  --audit <id>          audits, findings: the recorded audit
  --auditor <name>      audits, findings: who wrote the report
  --published-on <day>  audits, findings: when it was published, YYYY-MM-DD;
                        aave-address-book, defillama-protocols, safe-deployments,
                        sourcify, superchain-registry: the day of the file
  --report-url <url>    audits, findings: where it is
  --title <text>        audits, findings: its title
  --source-url <url>    incidents, l2beat, defiscan, aave-address-book,
                        safe-deployments, sourcify, superchain-registry: where it is
                        published
  --source-title <text> the same seven: what it is called
  --help                this text

Exit codes: 0 done, 1 failed, 2 wrong arguments or no --yes, 3 done but some rows were refused,
4 done but removals were left out (no --remove), 130 stopped.
docs/import.md describes the shapes, what is refused, and why.
`;

export interface ImportCommand {
  kind: ImportKind;
  input: string;
  dryRun: boolean;
  yes: boolean;
  remove: boolean;
  maxBytes: number;
  allowPrivate: boolean;
  parameters: ImportParameters;
}

export type RunCommand = { runs: true } | { undo: number };

const OPTIONS = {
  'dry-run': { type: 'boolean' },
  yes: { type: 'boolean' },
  remove: { type: 'boolean' },
  runs: { type: 'boolean' },
  undo: { type: 'string' },
  'max-bytes': { type: 'string' },
  'allow-private': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

const flagOf = (parameter: string): string =>
  parameter.replace(/[A-Z]/, (sign) => `-${sign.toLowerCase()}`);
const TEXTS = Object.fromEntries(PARAMETERS.map((one) => [flagOf(one), { type: 'string' }]));

type Values = ReturnType<typeof parse>['values'];
const parse = (args: string[]) => {
  const options = { ...OPTIONS, ...TEXTS } as typeof OPTIONS;
  return parseArgs({ args, options, allowPositionals: true, strict: true });
};

function toParameters(values: object): ImportParameters {
  const given = values as Readonly<Record<string, string | undefined>>;
  const all = PARAMETERS.map((one) => [one, given[flagOf(one)]] as const);
  return Object.fromEntries(all.filter(([, value]) => value !== undefined));
}

/** `--runs` and `--undo <run>`, which take nothing else. */
function readRunCommand(
  { runs, undo, ...rest }: Values,
  positionals: readonly string[],
): RunCommand | { wrong: string } | undefined {
  if (!runs && undo === undefined) return undefined;
  if (positionals.length > 0 || Object.keys(rest).length > 0 || (runs && undo !== undefined))
    return { wrong: '--runs and --undo <run> stand alone.' };
  if (runs) return { runs: true };
  return /^[1-9]\d{0,14}$/.test(undo!)
    ? { undo: Number(undo) }
    : { wrong: '--undo takes the number of a run; --runs lists them.' };
}

export function readImportCommand(
  args: string[],
): ImportCommand | RunCommand | 'help' | { wrong: string } {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(args);
  } catch (error) {
    return { wrong: (error as Error).message };
  }
  const {
    values,
    positionals: [kind, input, ...rest],
  } = parsed;
  if (values.help) return 'help';
  const ofRuns = readRunCommand(values, parsed.positionals);
  if (ofRuns) return ofRuns;
  const known = IMPORT_KINDS.find((one) => one === kind);
  if (!known)
    return {
      wrong: kind
        ? `Unknown kind "${kind}". Kinds: ${IMPORT_KINDS.join(', ')}.`
        : 'Give a kind and a file or address.',
    };
  if (!input) return { wrong: 'Give a file, an http(s) address, or - for standard input.' };
  if (rest.length > 0) return { wrong: `One input at a time; remove ${rest.join(' ')}.` };
  if (values.remove && !kindOf(known).mayRemove) {
    const removing = IMPORT_KINDS.filter((one) => kindOf(one).mayRemove);
    return { wrong: `--remove is for ${removing.join(', ')} only.` };
  }
  const maxBytes = Number(values['max-bytes'] ?? DEFAULT_URL_BYTES);
  if (!Number.isInteger(maxBytes) || maxBytes < 1)
    return { wrong: '--max-bytes must be a whole number of bytes.' };
  return {
    kind: known,
    input,
    dryRun: values['dry-run'] ?? false,
    yes: values.yes ?? false,
    remove: values.remove ?? false,
    maxBytes,
    allowPrivate: values['allow-private'] ?? false,
    parameters: toParameters(values),
  };
}
