/** `npm run reports -- list | show | take | accept | decline | delete`. */
import { userInfo } from 'node:os';
import { answerCommand } from '../cli/answerCommand';
import { callAdmin } from '../cli/callAdmin';
import { EXIT, type CommandIo } from '../cli/io';
import { withStore, type StoreLocation } from '../cli/withStore';
import { performReports, type ReportsAnswer } from './performReports';
import {
  parseReportsArguments,
  REPORTS_USAGE,
  reportsText,
  type ReportsArguments,
  type ReportsRequest,
} from './reportsArguments';

export interface ReportsConfig extends StoreLocation {
  mail: { siteUrl: string | undefined };
}

const toQuery = (request: ReportsRequest): Record<string, string> =>
  request.action === 'list'
    ? { action: 'list', limit: String(request.limit), all: String(request.states !== undefined) }
    : { ...request };

const perform = (request: ReportsRequest, io: CommandIo<ReportsConfig>): Promise<ReportsAnswer> =>
  withStore<ReportsAnswer>(io.config, {
    direct: (store) => performReports(store.db, request, io.config.mail, io.now()),
    remote: (admin) =>
      callAdmin<never, ReportsAnswer>(admin, {
        path: '/admin/reports',
        query: toQuery(request),
        signal: io.signal,
      }),
  });

function writeAnswer(answer: ReportsAnswer, json: boolean, io: CommandIo<ReportsConfig>): number {
  if ('rows' in answer) {
    io.stdout.write(
      json
        ? answer.rows.map((row) => `${JSON.stringify(row)}\n`).join('')
        : reportsText(answer.rows),
    );
    return EXIT.done;
  }
  (answer.done ? io.stdout : io.stderr).write(`${answer.said}\n`);
  return answer.done ? EXIT.done : EXIT.failed;
}

/** @returns the exit code */
export const reportsCommand = (args: string[], io: CommandIo<ReportsConfig>): Promise<number> =>
  answerCommand(io, {
    usage: REPORTS_USAGE,
    parse: () => parseReportsArguments(args, userInfo().username),
    perform: async ({ help: _help, json, ...request }: Exclude<ReportsArguments, { help: true }>) =>
      writeAnswer(await perform(request, io), json, io),
  });
