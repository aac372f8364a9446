/** `npm run records -- show | list | remove | merge | assign | allow`. */
import { userInfo } from 'node:os';
import { answerCommand } from '../cli/answerCommand';
import { callAdmin } from '../cli/callAdmin';
import { EXIT, type CommandIo } from '../cli/io';
import { withStore } from '../cli/withStore';
import { performRecords, type RecordsAnswer } from './performRecords';
import {
  parseRecordsArguments,
  RECORDS_USAGE,
  type RecordsArguments,
  type RecordsRequest,
} from './recordsArguments';
import { changeText, shownText } from './recordsText';

const toQuery = (request: RecordsRequest): Record<string, string> =>
  Object.fromEntries(Object.entries(request).map(([name, value]) => [name, String(value)]));

const perform = (request: RecordsRequest, io: CommandIo): Promise<RecordsAnswer> =>
  withStore<RecordsAnswer>(io.config, {
    direct: (store) =>
      performRecords(store, request, { now: io.now(), mergeProjects: io.mergeProjects }),
    remote: (admin) =>
      callAdmin<never, RecordsAnswer>(admin, {
        path: '/admin/records',
        query: toQuery(request),
        signal: io.signal,
      }),
  });

function writeAnswer(answer: RecordsAnswer, io: CommandIo): number {
  if ('changed' in answer) {
    io.stdout.write(changeText(answer.changed));
    return EXIT.done;
  }
  const { records, rulings } = answer.shown;
  const isFound = records.length + rulings.length > 0;
  (isFound ? io.stdout : io.stderr).write(shownText(answer.shown));
  return isFound ? EXIT.done : EXIT.failed;
}

/** @returns the exit code */
export const recordsCommand = (args: string[], io: CommandIo): Promise<number> =>
  answerCommand(io, {
    usage: RECORDS_USAGE,
    parse: () => parseRecordsArguments(args, userInfo().username),
    perform: async ({ help: _help, ...request }: Exclude<RecordsArguments, { help: true }>) =>
      writeAnswer(await perform(request, io), io),
  });
