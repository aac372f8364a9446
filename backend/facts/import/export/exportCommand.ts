/** `npm run export -- projects | incidents [--out <file>]`. */
import { once } from 'node:events';
import { open, rename, rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import * as yup from 'yup';
import { readQuery, type AdminRoute } from '../../../admin/adminRoute';
import { answerCommand } from '../../../cli/answerCommand';
import { EXIT, type CommandIo } from '../../../cli/io';
import type { StoreAndClock } from '../../../db/store';
import { exportIncidentsPage } from './exportIncidents';
import { exportProjectsPage, type ExportPage } from './exportProjects';

const PAGES = { projects: exportProjectsPage, incidents: exportIncidentsPage };
type ExportKind = keyof typeof PAGES;
const KINDS = Object.keys(PAGES) as ExportKind[];

export const EXPORT_HELP = `Usage: npm run export -- <kind> [--out <file>]

Writes one JSON object a line, which npm run import -- <kind> reads.

Kinds
  projects    the recorded projects, as project files
  incidents   incidents that no project file states: of lists, and of unknown victims

Without --out: to standard output.

Exit codes: 0 done, 1 failed, 2 wrong arguments, 3 done but some projects could not be written.`;

const pageSchema = yup.object({
  kind: yup.string<ExportKind>().oneOf(KINDS).default('projects'),
  after: yup.string().max(400).default(''),
});

export const exportRoute: AdminRoute<StoreAndClock> = {
  prepare(query) {
    const { kind, after } = readQuery(pageSchema, query);
    return ({ store }) => PAGES[kind](store, after);
  },
};

interface ExportOptions {
  kind: ExportKind;
  out: string | undefined;
}

export function readExportArguments(args: string[]): ExportOptions {
  const { values, positionals } = parseArgs({
    args,
    options: { out: { type: 'string' } },
    allowPositionals: true,
  });
  const kind = KINDS.find((one) => one === positionals.join(' '));
  if (!kind) throw new Error(`Say what to export: ${KINDS.join(' or ')}.`);
  return { kind, out: values.out };
}

type Write = (text: string) => Promise<void>;
type Sums = Pick<ExportPage, 'written' | 'leftOut' | 'refused'>;

async function writePages(read: (after: string) => Promise<ExportPage>, write: Write) {
  const sums: Sums = { written: 0, leftOut: 0, refused: [] };
  for (let after: string | null = ''; after !== null;) {
    const page: ExportPage = await read(after);
    await write(page.text);
    sums.written += page.written;
    sums.leftOut += page.leftOut;
    sums.refused.push(...page.refused);
    after = page.after;
  }
  return sums;
}

const exportTo = (io: CommandIo, kind: ExportKind, write: Write): Promise<Sums> =>
  io.withBackend((call) =>
    writePages((after) => call<ExportPage>('export', { query: { kind, after } }), write),
  );

/** The file appears whole or not at all. */
async function exportToFile(io: CommandIo, kind: ExportKind, out: string): Promise<Sums> {
  const part = `${out}.part`;
  const file = await open(part, 'w', 0o600);
  try {
    const sums = await exportTo(io, kind, (text) => file.appendFile(text));
    await file.close();
    await rename(part, out);
    return sums;
  } catch (error) {
    await file.close();
    await rm(part, { force: true });
    throw error;
  }
}

async function perform({ kind, out }: ExportOptions, io: CommandIo): Promise<number> {
  const toStdout: Write = async (text) => {
    if (text !== '' && !io.stdout.write(text)) await once(io.stdout, 'drain');
  };
  const sums =
    out === undefined ? await exportTo(io, kind, toStdout) : await exportToFile(io, kind, out);
  io.stderr.write(`${sums.written} ${kind} written.\n`);
  if (sums.leftOut > 0)
    io.stderr.write(`${sums.leftOut} facts left out: a project file cannot state them.\n`);
  sums.refused.forEach((reason) => io.stderr.write(`not written, ${reason}\n`));
  return sums.refused.length > 0 ? EXIT.someRefused : EXIT.done;
}

export const exportCommand = (args: string[], io: CommandIo): Promise<number> =>
  answerCommand(args, io, {
    usage: EXPORT_HELP,
    parse: readExportArguments,
    perform: (options) => perform(options, io),
  });
