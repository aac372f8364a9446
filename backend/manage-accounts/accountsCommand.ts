/** `npm run accounts -- list | show | disable | enable | sign-out | set-password | delete`. */
import { userInfo } from 'node:os';
import type { SessionLimits } from '../accounts';
import { OperatorError } from '../admin/OperatorError';
import { answerCommand } from '../cli/answerCommand';
import { callAdmin } from '../cli/callAdmin';
import { EXIT, type CommandIo } from '../cli/io';
import { withStore, type StoreLocation } from '../cli/withStore';
import { openPool, type PoolSettings } from '../identity';
import { hashNames } from './accountNames';
import {
  ACCOUNTS_USAGE,
  accountsText,
  parseAccountsArguments,
  type AccountsArguments,
  type AccountsCall,
} from './accountsArguments';
import { performAccounts, type AccountsAnswer, type AccountsRequest } from './performAccounts';
import type { CognitoPool } from './poolClient';

export interface AccountsConfig extends StoreLocation {
  sessionLimits: SessionLimits;
  userPool: PoolSettings | undefined;
  cognito: CognitoPool | undefined;
  siteSecret: string | undefined;
}

type Io = CommandIo<AccountsConfig>;

const toQuery = (request: AccountsRequest): Record<string, string> =>
  Object.fromEntries(
    Object.entries(request)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );

const perform = (request: AccountsRequest, io: Io, password?: string): Promise<AccountsAnswer> =>
  withStore<AccountsAnswer>(io.config, {
    direct: async (store) => {
      const { sessionLimits, userPool, cognito } = io.config;
      const { now, forgetAccount, sweepFiles } = io;
      const pool = userPool && (await openPool(store, userPool, now));
      const needs = { store, now, sessionLimits, pool, cognito, forgetAccount, sweepFiles };
      return performAccounts(needs, request, password);
    },
    remote: (admin) =>
      callAdmin<never, AccountsAnswer>(admin, {
        path: '/admin/accounts',
        query: toQuery(request),
        body: password === undefined ? undefined : toStream(password),
        signal: io.signal,
      }),
  });

async function* toStream(text: string): AsyncGenerator<string> {
  yield text;
}

/** Up to the first line break. */
async function readLine({ stdin }: Io): Promise<string> {
  let text = '';
  for await (const part of stdin) {
    text += Buffer.from(part).toString('utf8');
    if (text.includes('\n')) break;
  }
  return text.split(/\r?\n/, 1)[0]!;
}

/** @throws OperatorError unless the operator types the address */
async function confirm(io: Io, email: string): Promise<void> {
  io.stderr.write(`This deletes ${email} and its data for good. Type the address to go on: `);
  if ((await readLine(io)).trim() !== email)
    throw new OperatorError('Not the address. Nothing was deleted.');
}

async function remove(call: AccountsCall & { action: 'delete' }, io: Io): Promise<AccountsAnswer> {
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

async function run(call: AccountsCall, io: Io): Promise<AccountsAnswer> {
  if (call.action === 'list' || call.action === 'show') return perform(call, io);
  if (call.action === 'delete') return remove({ ...call, action: call.action }, io);
  const { action, user, by } = call;
  const password = action === 'set-password' ? await readLine(io) : undefined;
  return perform({ action, user, by }, io, password);
}

/** @returns the exit code */
export const accountsCommand = (args: string[], io: Io): Promise<number> =>
  answerCommand(io, {
    usage: ACCOUNTS_USAGE,
    parse: () => parseAccountsArguments(args, userInfo().username),
    perform: async ({ call, json }: Exclude<AccountsArguments, { help: true }>) => {
      const answer = await run(call, io);
      io.stdout.write(accountsText(answer, json));
      if ('accounts' in answer && answer.next)
        io.stderr.write(`More: npm run accounts -- list --after '${answer.next}'\n`);
      return EXIT.done;
    },
  });
