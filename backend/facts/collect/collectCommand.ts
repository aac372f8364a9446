/** `npm run collect`. */
import { parseArgs } from 'node:util';
import { answerCommand } from '../../cli/answerCommand';
import { EXIT, type CommandIo } from '../../cli/io';
import { showProgress } from '../../cli/progress';
import { askEnding } from '../import';
import type { CollectProgress, CollectSummary } from './collect';
import { ANSWER_MS, type Estimate } from './estimate';
import { nameFailures } from './nameFailures';
import { isFailure } from './outcomes';
import { SOURCE_NAMES, type SourceName } from './types';

const USAGE = `Usage: npm run collect -- [options]
Looks once at every source that is due, takes over what it says, and rates what moved.

Options
  --source <name>   only this one: ${SOURCE_NAMES.slice(0, 5).join(', ')},
                    ${SOURCE_NAMES.slice(5).join(', ')}
  --project <id>    only what is about this project
  --dry-run         look and compare, write nothing
  --estimate        only say what reading the chains of RPC_URLS once takes, about
  --yes             also where that ends the demonstration, without asking
  --help            this text

Addresses, pace and terms of the sources: docs/import.md. On a schedule: COLLECT=on.
Exit codes: 0 done, 1 failed, 2 wrong arguments or no --yes, 3 some looks failed, 130 stopped.`;

interface CollectArguments {
  source?: SourceName;
  project?: string;
  dryRun: boolean;
  estimate: boolean;
  yes: boolean;
}

/** @throws Error with one sentence on usage */
export function parseCollectArguments(args: string[]): CollectArguments {
  const { values } = parseArgs({
    args,
    options: {
      source: { type: 'string' },
      project: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      estimate: { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
    },
  });
  const source = SOURCE_NAMES.find((name) => name === values.source);
  if (values.source !== undefined && source === undefined)
    throw new Error(`Unknown source "${values.source}". Sources: ${SOURCE_NAMES.join(', ')}.`);
  const { project, estimate, yes } = values;
  return { source, project, dryRun: values['dry-run'], estimate, yes };
}

const PRINTED = 20;
const listed = (lines: readonly string[]): string[] => [
  ...lines.slice(0, PRINTED),
  ...(lines.length > PRINTED ? [`  and ${lines.length - PRINTED} more`] : []),
];

/** What was looked at, what changed, what failed and which letters moved. */
export function collectText({ dryRun, looks, postponed, off, moved }: CollectSummary): string {
  const bySource = Map.groupBy(looks, ({ source }) => source);
  const rows = [...bySource].map(([source, some]) => {
    const changed = some.filter(({ outcome }) => outcome === 'changed').length;
    const failed = some.filter(({ outcome }) => isFailure(outcome)).length;
    return `  ${source.padEnd(20)} ${some.length} looks, ${changed} changed, ${failed} failed`;
  });
  const failures = nameFailures(looks).map(
    ({ source, outcome, reason, targets }) => `  ${source}, ${outcome}: ${reason} (${targets})`,
  );
  const lines = [
    dryRun ? 'Looked at (dry run: nothing was written)' : 'Looked at',
    ...(rows.length > 0 ? rows : ['  nothing is due']),
    ...(postponed > 0 ? [`  ${postponed} left for a later run`] : []),
    ...(off.length > 0 ? [`Without an address: ${off.join(', ')}`] : []),
    ...(looks.length === 1 ? looks[0]!.notes.map((note) => `  ${note}`) : []),
    ...(failures.length > 0 ? ['Failed, so that nothing changed:', ...listed(failures)] : []),
    ...(moved.length > 0
      ? [
          'Letters that moved:',
          ...listed(moved.map((one) => `  ${one.projectId}: ${one.before} -> ${one.after}`)),
        ]
      : []),
    ...(!dryRun && moved.length === 0 ? ['No letter moved.'] : []),
  ];
  return `${lines.join('\n')}\n`;
}

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** Each chain in a line, members of roles apart. */
export function estimateText(chains: readonly Estimate[]): string {
  if (chains.length === 0) return 'RPC_URLS names no chain of a recorded contract.\n';
  const lines = chains.map((one) => {
    const [contracts, calls, requests] = [one.contracts, one.calls, one.requests].map((value) =>
      number.format(value),
    );
    const what = `contracts ${contracts}, records ${one.projects}`;
    const sent = `${number.format(one.bytes / 1e6)} MB sent, ${one.minutes} min`;
    const searches = `searches of all blocks, for roles and timelocks: ${number.format(one.searches)}`;
    return `  ${one.chain}: ${what}, calls ${calls}, requests ${requests}, ${sent}\n    among them ${searches}`;
  });
  return [
    `One look at each contract, about, of a server that answers in ${ANSWER_MS / 1_000} s:`,
    ...lines,
    'On a schedule: every second day; events of power every ten minutes, a request for 200 addresses.\n',
  ].join('\n');
}

async function perform({ yes, ...query }: CollectArguments, io: CommandIo): Promise<number> {
  return io.withBackend(async (call) => {
    if (query.estimate) {
      io.stdout.write(estimateText(await call<Estimate[]>('collect', { query })));
      return EXIT.done;
    }
    const refused = await askEnding({ input: '', dryRun: query.dryRun, yes }, call, io);
    if (refused !== undefined) return refused;
    const progress = showProgress(io.stderr);
    const summary = await call<CollectSummary, CollectProgress>('collect', {
      query,
      onProgress: (at) => progress.update(at),
    }).finally(() => progress.stop());
    io.stdout.write(collectText(summary));
    return summary.looks.some(({ outcome }) => isFailure(outcome)) ? EXIT.someRefused : EXIT.done;
  });
}

export const collectCommand = (args: string[], io: CommandIo): Promise<number> =>
  answerCommand(args, io, {
    usage: USAGE,
    parse: parseCollectArguments,
    perform: (options) => perform(options, io),
  });
