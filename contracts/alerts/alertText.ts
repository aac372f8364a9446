import type { AlertFacts, AlertKind, ControlChange, PowerHolder } from './alerts';
import { day } from '../time';
import { formatMoney } from '../money';

const POWERS: Record<string, string> = {
  'change-code': 'Upgrade control',
  'move-funds': 'Control of funds',
};
const HOLDERS: Record<string, string> = { nobody: 'no one', vote: 'a vote', key: 'one key' };

const holderName = ({ holder, threshold, signers }: PowerHolder): string => {
  if (holder !== 'multisig') return HOLDERS[holder] ?? holder;
  return threshold && signers ? `a ${threshold} of ${signers} multisig` : 'a multisig';
};

const withAddress = (holder: PowerHolder): string =>
  holder.address === undefined
    ? holderName(holder)
    : `${holderName(holder)} at ${shortAddress(holder.address)}`;

const UNITS = [
  [86_400, 'day'],
  [3_600, 'hour'],
  [60, 'minute'],
  [1, 'second'],
] as const;

function delayName(seconds: number | null): string {
  if (seconds === null) return 'unknown';
  if (seconds === 0) return 'none';
  const [size, unit] = UNITS.find(([least]) => seconds >= least && seconds % least === 0) ?? [
    1,
    'second',
  ];
  const count = seconds / size;
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** `eip155:1:0x1234…cdef` without its chain, short enough for a line. */
function shortAddress(id: string): string {
  const address = id.slice(id.lastIndexOf(':') + 1);
  return address.length > 14 ? `${address.slice(0, 6)}…${address.slice(-4)}` : address;
}

function whatText(change: ControlChange): string {
  if (change.what === 'implementation') {
    const { contractName, before, after } = change;
    return `Code of ${contractName} replaced: ${shortAddress(after)}, was ${shortAddress(before)}`;
  }
  if (change.what === 'queued') {
    const { contract, contractName, call, readyAt } = change;
    const what = call === null ? 'a payment to' : `${call.split('(')[0]} at`;
    return `Waiting in a timelock: ${what} ${contractName ?? shortAddress(contract)}, possible from ${day(readyAt)}`;
  }
  const { power, contractName, limit, before, after } = change;
  const of = contractName ? ` of ${contractName}` : '';
  const about = `${POWERS[power] ?? power}${of}${limit ? ` (${limit})` : ''}`;
  if (change.what === 'delay')
    return `${about}, delay: ${delayName(change.after)}, was ${delayName(change.before)}`;
  const [was, is] = [before, after] as (PowerHolder | null)[];
  if (!was) return `${about}: now also ${is ? withAddress(is) : 'unknown'}`;
  if (!is) return `${about}: no longer ${withAddress(was)}`;
  const name = holderName(is) === holderName(was) ? withAddress : holderName;
  return `${about}: ${name(is)}, was ${name(was)}`;
}

function changeText(change: ControlChange): string {
  const { what, made } = change;
  if (!made) return whatText(change);
  const since = what === 'implementation' || what === 'queued' ? '' : 'one event since: ';
  return `${whatText(change)} (${since}block ${made.block}, transaction ${shortAddress(made.tx)})`;
}

const MOST_SAID = 10;
/** Who has something to hide may schedule much beside it: what is left out is counted. */
export function controlText(changes: readonly ControlChange[], most = MOST_SAID): string {
  const said = changes.slice(0, most).map(changeText);
  const rest = changes.length - said.length;
  return [...said, ...(rest > 0 ? [`And ${rest} more`] : [])].join('. ');
}

const WRITERS: { [Kind in AlertKind]: (facts: AlertFacts[Kind]) => string } = {
  'letter-changed': ({ from, to }) =>
    from === null
      ? `Rated ${to}`
      : to === null
        ? `No longer rated, was ${from}`
        : `${to}, was ${from}`,
  'score-moved': ({ from, to }) => {
    const points = Math.abs(Math.round((to - from) * 10) / 10);
    return `Score ${to > from ? 'up' : 'down'} ${points}: ${to}, was ${from}`;
  },
  suspended: ({ letter, ratedAt, reason }) =>
    `Rating suspended: ${reason ?? 'our checks are out of date'}${letter ? `. Last letter: ${letter}` : ''}${ratedAt ? ` on ${day(ratedAt)}` : ''}`,
  incident: ({ title, occurredOn, lossUsd }) =>
    `Incident on ${day(occurredOn)}: ${title}${lossUsd ? `, ${formatMoney(lossUsd)} lost` : ''}`,
  'control-changed': ({ changes }) => controlText(changes),
  'audit-added': ({ auditor, publishedOn }) => `Audit by ${auditor}, ${day(publishedOn)}`,
};

/** What happened, without the project's name. */
export const alertText = <Kind extends AlertKind>(kind: Kind, facts: AlertFacts[Kind]): string =>
  WRITERS[kind](facts);
