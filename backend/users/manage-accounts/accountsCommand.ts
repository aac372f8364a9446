/** `npm run accounts -- list | show | disable | enable | sign-out | set-password | delete`. */
import { userInfo } from 'node:os';
import { Readable } from 'node:stream';
import { OperatorError } from '../../admin/OperatorError';
import { answerCommand } from '../../cli/answerCommand';
import { EXIT, type CommandIo } from '../../cli/io';
import { hashNames } from './accountNames';
import {
  ACCOUNTS_USAGE,
  accountsText,
  parseAccountsArguments,
  type AccountsCall,
} from './accountsArguments';
import type { AccountsAnswer, AccountsRequest } from './performAccounts';

const perform = (
  query: AccountsRequest,
  { withBackend }: CommandIo,
  body?: Readable,
): Promise<AccountsAnswer> =>
  withBackend((call) => call<AccountsAnswer>('accounts', { query, body }));

/** Up to the first line break. */
async function readLine({ stdin }: CommandIo): Promise<string> {
  let text = '';
  for await (const part of stdin) {
    text += Buffer.from(part).toString('utf8');
    if (text.includes('\n')) break;
  }
  return text.split(/\r?\n/, 1)[0]!;
}

/** @throws OperatorError unless the operator types the address */
async function confirm(io: CommandIo, email: string): Promise<void> {
  io.stderr.write(`This deletes ${email} and its data for good. Type the address to go on: `);
  if ((await readLine(io)).trim() !== email)
    throw new OperatorError('Not the address. Nothing was deleted.');
}

async function remove(
  call: AccountsCall & { action: 'delete' },
  io: CommandIo,
): Promise<AccountsAnswer> {
  const { siteSecret } = io.config;
  if (siteSecret === undefined)
    throw new OperatorError("Set NEXTAUTH_SECRET to the site's: it finds the account's votes.");
  const found = await perform({ action: 'show', user: call.user }, io);
  if (!('shown' in found)) throw new OperatorError('The backend is of another version.');
  const { account, username, email } = found.shown;
  if (!call.yes) await confirm(io, email);
  const names = hashNames(siteSecret, account, email);
  return perform({ action: 'delete', user: username, by: call.by, ...names }, io);
}

async function run(call: AccountsCall, io: CommandIo): Promise<AccountsAnswer> {
  if (call.action === 'list' || call.action === 'show') return perform(call, io);
  if (call.action === 'delete') return remove({ ...call, action: call.action }, io);
  const { action, user, by } = call;
  const password = action === 'set-password' ? Readable.from([await readLine(io)]) : undefined;
  return perform({ action, user, by }, io, password);
}

/** @returns the exit code */
export const accountsCommand = (args: string[], io: CommandIo): Promise<number> =>
  answerCommand(args, io, {
    usage: ACCOUNTS_USAGE,
    parse: (argv) => parseAccountsArguments(argv, userInfo().username),
    perform: async ({ call, json }) => {
      const answer = await run(call, io);
      io.stdout.write(accountsText(answer, json));
      if ('accounts' in answer && answer.next)
        io.stderr.write(`More: npm run accounts -- list --after '${answer.next}'\n`);
      return EXIT.done;
    },
  });
