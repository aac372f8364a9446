/** The monitoring calls of an address (specification §7). */
import * as yup from 'yup';
import { FUNCTION_STATES } from './chainLook';
import { defineEndpoint } from '../endpoint';
import { PROJECT_ID } from '../ids';
import { source } from '../projects/projectFacts';
import {
  choice,
  count,
  list,
  means,
  numberOrNull,
  orNull,
  text,
  textOrNull,
  yesNo,
} from '../schemas';
import { address, heldSchema, MOST_ITEMS as MOST, ofAddress } from './skynetParts';
import { CONTRACT_ROLES, CONTROL_POWERS, HOLDERS } from '../vocabulary';

export const heldPowerSchema = yup
  .object({
    projectId: text('Id of the project.'),
    contract: textOrNull('CAIP-10 id of the contract; null: of several of the project.'),
    contracts: orNull(
      yup.array().of(yup.string().required()),
      'CAIP-10 ids of those, where they are recorded.',
    ),
    power: choice(
      [...CONTROL_POWERS, 'own', 'grant-roles', 'role'],
      'What the holder can do: own is what its owner may do, grant-roles what the admin of its roles may do, role what members of `role` may: functions that it was shown to open name it as their guard.',
    ),
    role: textOrNull('Id of the role; null: it is none.'),
    roleName: textOrNull('Its name, where the id is the hash of a usual one.'),
    kind: choice(
      [...HOLDERS, 'anybody', 'unresolved'],
      'Who has the power: nobody, a vote (who has the votes is not read), a multisig, a single key, anybody; or unresolved: the holder can do it itself, and who stands behind it is not known, for the reason in `note`.',
    ),
    holder: textOrNull('CAIP-10 id of the holder; null: no address is recorded.'),
    threshold: numberOrNull('Signatures that a multisig needs.'),
    signers: numberOrNull('Signers of the multisig.'),
    delaySeconds: numberOrNull('Seconds between the decision and its effect.'),
    limit: textOrNull('What it reaches, where a limit is recorded; null: none is.'),
    reachUsd: numberOrNull(
      'What it reaches in US dollars, of what has a price, or as recorded; null: not known.',
    ),
    reach: orNull(
      yup.array().of(heldSchema.required()),
      'What the contract holds, with those of the record whose code it can replace, of the tokens that this site knows; null: not read, or the power is another than change-code.',
    ),
    via: orNull(
      yup.array().of(yup.string().required()),
      'CAIP-10 ids of contracts between the holder and the contract, the nearest first; null: not recorded.',
    ),
    note: textOrNull('What else is known.'),
    proved: yesNo('Whether the holder was tried on the chain, and a stranger who must fail.'),
    source: source(),
  })
  .meta({ name: 'PrivilegedAddress' });

export const pendingSchema = yup
  .object({
    timelock: text('CAIP-10 id of the timelock.'),
    target: text('CAIP-10 id of what it calls.'),
    selector: textOrNull('Selector of the function; null: none.'),
    name: textOrNull('Its name; null: not known.'),
    readyAt: text('From when on it can be done. Somebody has to ask for it.'),
  })
  .meta({ name: 'PendingOperation' });

export const functionSchema = yup
  .object({
    contract: text('CAIP-10 id of the contract.'),
    selector: text('Selector of the function.'),
    name: textOrNull('Its name; null: not known.'),
    state: choice(
      FUNCTION_STATES,
      'restricted: a stranger failed, and so did its holders after giving up what they hold, or with another in their place; open: a stranger’s call succeeded, whatever it did; unresolved: neither was shown, and its holders succeeded where a stranger failed.',
    ),
    guard: textOrNull(
      'What opens it: owner, the id of a role, or where its holders stand, storage or code; null: another check, or several of these.',
    ),
    holders: list(
      yup.string().required(),
      'CAIP-10 ids of those who call it themselves, or by a manager of access at which they wait. Behind a Safe or a timelock stands whom privileged-address names. Others may be able to.',
    ),
    repeat: textOrNull(
      'A command of Foundry that repeats the call of the first holder; null: none was kept.',
    ),
    source: source(),
  })
  .meta({ name: 'PrivilegedFunction' });

export const useSchema = yup
  .object({
    tx: text('Hash of the transaction.'),
    block: count('Number of its block.'),
    at: text('Time of the block.'),
    contract: text('CAIP-10 id of the contract.'),
    caller: textOrNull('CAIP-10 id of who sent it; null: not said.'),
    selector: textOrNull('Selector of the function; null: it came through another contract.'),
    topic: textOrNull('First topic of the event by which it is known; null: by its call.'),
    name: textOrNull('Name of the function or event; null: not known.'),
    failed: yesNo('Whether it failed.'),
  })
  .meta({ name: 'PrivilegedTransaction' });

export const privilegedAddress = defineEndpoint({
  id: 'privilegedAddress',
  open: true,
  method: 'GET',
  path: '/api/skynet/privileged-address',
  cacheSeconds: 60,
  summary:
    'Who has power over a contract: as this site tried it on the chain, and as others recorded it, for the contract or for several of its project.',
  query: yup.object({ address: address() }),
  output: yup
    .object({
      ...ofAddress,
      items: list(heldPowerSchema, 'The weakest holder first.'),
      pending: list(
        pendingSchema,
        'What waited in the timelocks between, when this site looked last.',
      ),
      pendingWhole: yesNo('Whether that is all that waited; false also where nobody looked.'),
    })
    .meta({ name: 'PrivilegedAddresses' }),
});

export const privilegedFunction = defineEndpoint({
  id: 'privilegedFunction',
  open: true,
  method: 'GET',
  path: '/api/skynet/privileged-function',
  cacheSeconds: 60,
  summary:
    'Who can call which function: each function of a contract that changes something, tried by a stranger and by those whom the contract names.',
  query: yup.object({ address: address() }),
  output: yup
    .object({
      ...ofAddress,
      items: list(functionSchema, 'By selector.'),
    })
    .meta({ name: 'PrivilegedFunctions' }),
});

export const privilegedTransaction = defineEndpoint({
  id: 'privilegedTransaction',
  open: true,
  method: 'GET',
  path: '/api/skynet/privileged-transaction',
  cacheSeconds: 60,
  summary:
    'Uses of power over a contract: calls of its restricted functions, and its events that say so.',
  query: yup.object({
    address: address(),
    limit: means(
      yup.number().integer().min(1).max(MOST).default(20),
      `How many at most, 1 to ${MOST}.`,
    ),
  }),
  output: yup
    .object({
      ...ofAddress,
      items: list(useSchema, 'The newest first.'),
    })
    .meta({ name: 'PrivilegedTransactions' }),
});

export const knownWallets = defineEndpoint({
  id: 'knownWallets',
  open: true,
  method: 'GET',
  path: '/api/skynet/wallets',
  cacheSeconds: 60,
  summary:
    'What an address is in a project: a recorded contract, in which role, and the powers that it holds.',
  query: yup.object({
    address: address(),
    protocol: means(
      yup.string().matches(PROJECT_ID, 'must be a project id'),
      'Id of the project; absent: all.',
    ),
  }),
  output: yup
    .object({
      ...ofAddress,
      items: list(
        yup
          .object({
            projectId: text('Id of the project.'),
            contract: text('CAIP-10 id of the address on its chain.'),
            name: text('What the project calls it.'),
            role: choice(CONTRACT_ROLES, 'What it does in the project.'),
            source: source(),
          })
          .meta({ name: 'KnownWallet' }),
        'By chain.',
      ),
      powers: list(heldPowerSchema, 'Powers of the address in `protocol`; empty without it.'),
      calls: numberOrNull(
        'Transactions that it sent to contracts of `protocol` in 30 days; null: not counted.',
      ),
      lastCallAt: textOrNull('When it sent the last of those; null: none is counted.'),
    })
    .meta({ name: 'KnownWallets' }),
});
