import type { FormFailure } from '@/lib/api/formFailure';
import { plural } from '@/lib/format/numbers';

export const copy = {
  title: 'Scan a contract',
  description:
    'Who can change a contract, who can call which of its functions, and what a token lets them do to its holders: tried on its chain.',
  lead: 'Any contract of a chain below, on record here or not. This site reads one final block and tries, as if, who can do what. Nothing is sent to the chain, and no record changes.',
  limits: (calls: number, seconds: number, hour: number) =>
    `A scan makes at most ${calls} calls in ${seconds} seconds. Its result is kept for a day, for anyone with its address. Each network can begin ${hour} an hour.`,
  address: 'Address of the contract',
  addressHint: '0x and 40 hex digits',
  wrong: {
    address: 'Please enter 0x and 40 hex digits',
    chain: 'This site scans no contracts of that chain',
  },
  chain: 'Chain',
  show: 'Show',
  start: 'Scan this contract',
  again: 'Scan it again',
  noScript: 'Beginning a scan needs JavaScript. What was found is shown without it.',
  another: 'Scan another contract',
  titleOf: (address: string) => `Scan of ${address}`,
  descriptionOf: (address: string, chain: string) =>
    `What this site found of ${address} on ${chain}, by trying it there.`,
  token: 'As a token',
  can: 'What can be done to its holders',
  who: 'Who can',
  code: 'Its code',
  open: 'Not known',
  partName: 'Who can do what',
  tried: 'Each was tried at that block, and a stranger had to fail. Others may have power, too.',
  source: 'Ask Sourcify whether its source is published',
  sourcify: 'See it at Sourcify',
  refused: ({ retryAfterSeconds: wait, message }: FormFailure): string => {
    if (wait === undefined) return message;
    const when = wait > 60 ? plural(Math.ceil(wait / 60), 'minute') : plural(wait, 'second');
    return `Too many scans are asked for just now. Please try again in ${when}.`;
  },
} as const;

/** Only the server needs these. */
export const scanWords = {
  none: 'Nobody has asked for it in the last day.',
  running: 'It is being read. What is found so far stands below.',
  done: (block: string, until: string) => `Read at ${block}. Kept until ${until}.`,
  spent: 'The scan ended before all was tried: what is left out may be there.',
  failed: {
    chain: 'The servers of the chain did not answer as they should. Nothing was kept.',
    stopped: 'The scan was stopped in the middle. Nothing was kept.',
    spent: '',
  },
  kinds: {
    nothing:
      'No contract is at this address. It may be of a key, of nobody, or of a contract on another chain.',
    delegated: (code: string) =>
      `A key that runs the code of ${code} (EIP-7702). Its owner can change that at any time.`,
    safe: (threshold: number, owners: number) =>
      `A Safe: ${threshold} of its ${owners} owners sign together.`,
    proxy: (code: string) =>
      `A proxy: it runs the code of ${code}. Other code there took its place in a trial.`,
    diamond: 'A diamond: each of its functions runs the code of another contract.',
    fixed:
      'Nobody can change its code: no instruction in it that can be reached runs other code in its place.',
    unknown: 'It may run other code, and how that is chosen is not known.',
  },
  sources: {
    exact: 'Sourcify has the source of the code that runs, and it gives exactly this code.',
    partial:
      'Sourcify has the source of the code that runs. The code is the same, its metadata is not.',
    none: 'Sourcify does not have the source of the code that runs. Others may.',
  },
  owners: (names: string) => `Its owners: ${names}.`,
  changed: (on: string) => `That code came on ${on}, by its own event.`,
  modules: (names: string) => `These contracts act for it without signatures: ${names}.`,
  guard: (name: string) => `A guard may refuse what they sign: ${name}.`,
  modulesUnknown: 'Not all contracts are known that act for it without signatures.',
  token: (name: string, supply: string) => `It calls itself ${name}, with a supply of ${supply}.`,
  anyName: 'Any contract may take any name.',
  otherLetters:
    'Its name or ticker has signs other than plain Latin letters, which may look like another’s.',
  unnamed: 'nothing',
  notKnown: 'not known',
  sameTicker: (ticker: string) => `On record with the ticker ${ticker}, and not this contract:`,
  abilities: {
    mint: 'Make more of it',
    pause: 'Stop transfers',
    block: 'Block a holder',
    seize: 'Take what a holder has',
    fees: 'Change fees or limits of transfers',
  },
  open: 'A stranger’s call succeeded',
  unresolved: 'There is such a function, and nobody was found who can call it',
  mixed: 'These can; whether strangers can, too, is not known',
  noAbility: 'No function with a usual name for it',
  notTried: 'None with a usual name among those that were tried',
  replaceable: 'A holder who can replace its code can add any of these.',
  recorded: (name: string, project: string) => `${name}, in the record of ${project}`,
  unrecorded: 'No record of this site has this address.',
} as const;
