/** `npm run staff -- grant | revoke | list`. */
import { userInfo } from 'node:os';
import { performStaff, type StaffAnswer } from './performStaff';
import {
  parseStaffArguments,
  staffText,
  STAFF_USAGE,
  type StaffArguments,
  type StaffRequest,
} from './staffArguments';
import type { SessionLimits } from '../accounts';
import { answerCommand } from '../cli/answerCommand';
import { callAdmin } from '../cli/callAdmin';
import { EXIT, type CommandIo } from '../cli/io';
import { withStore, type StoreLocation } from '../cli/withStore';

export interface StaffConfig extends StoreLocation {
  sessionLimits: SessionLimits;
}

const toQuery = (request: StaffRequest): Record<string, string> =>
  request.action === 'list'
    ? { action: request.action, all: String(request.all) }
    : { action: request.action, user: request.user, reason: request.reason, by: request.by };

const perform = (request: StaffRequest, io: CommandIo<StaffConfig>): Promise<StaffAnswer> =>
  withStore<StaffAnswer>(io.config, {
    direct: (store) => performStaff(store.db, request, io.now(), io.config.sessionLimits),
    remote: (admin) =>
      callAdmin<never, StaffAnswer>(admin, {
        path: '/admin/staff',
        query: toQuery(request),
        signal: io.signal,
      }),
  });

function writeAnswer(answer: StaffAnswer, json: boolean, io: CommandIo<StaffConfig>): number {
  if ('rows' in answer) {
    io.stdout.write(
      json ? answer.rows.map((row) => `${JSON.stringify(row)}\n`).join('') : staffText(answer.rows),
    );
    return EXIT.done;
  }
  (answer.done ? io.stdout : io.stderr).write(`${answer.said}\n`);
  return answer.done ? EXIT.done : EXIT.failed;
}

/** @returns the exit code */
export const staffCommand = (args: string[], io: CommandIo<StaffConfig>): Promise<number> =>
  answerCommand(io, {
    usage: STAFF_USAGE,
    parse: () => parseStaffArguments(args, userInfo().username),
    perform: async ({ help: _help, json, ...request }: Exclude<StaffArguments, { help: true }>) =>
      writeAnswer(await perform(request, io), json, io),
  });
