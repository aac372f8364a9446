/** On the server: a scan in words. */
import { holderWords, toPart } from '@/components/chain';
import { chainName } from '@/contracts/chain/chains';
import { addressFromId, chainFromId } from '@/contracts/ids';
import type { Scan } from '@/contracts/chain/scans';
import { markOf } from '@/lib/api/scans';
import { day } from '@/lib/format/dates';
import { count, shortHex } from '@/lib/format/numbers';
import { shortAmount } from '@/lib/format/shortAmount';
import { routes } from '@/lib/routes';
import { isoAfter, DAY_MS } from '@/contracts/time';
import { scanWords as words } from './copy';
import type { AbilityRow, ScanScreenProps } from './types';

export type UrlOf = (id: string) => string | null;

const timeOf = (at: string): string => `${day(at)}, ${at.slice(11, 16)} UTC`;
const nameOf = (id: string): string => shortHex(addressFromId(id));

function statusOf({ state, why, block, blockAt, endedAt }: Scan): string[] {
  if (state === 'none' || state === 'running') return [words[state]];
  if (state === 'failed') return [words.failed[why ?? 'stopped']];
  const at = `block ${count(block ?? 0)} of ${day(blockAt ?? '')}`;
  const done = words.done(at, timeOf(isoAfter(endedAt ?? '', DAY_MS)));
  return why === 'spent' ? [done, words.spent] : [done];
}

const withSource = (code: string[], { source }: Scan): string[] =>
  source === null ? code : [...code, words.sources[source]];

function codeOf({ kind, implementation, changedAt, safe }: Scan): string[] {
  const { kinds } = words;
  if (kind === null) return [];
  if (kind === 'delegated' || kind === 'proxy')
    return [
      kinds[kind](implementation ? addressFromId(implementation) : ''),
      ...(changedAt ? [words.changed(day(changedAt))] : []),
    ];
  if (kind !== 'safe') return [kinds[kind]];
  const { threshold = 0, owners = [], modules = null, guard = null } = safe ?? {};
  const namesOf = (ids: readonly string[]) => ids.map(addressFromId).join(', ');
  const acts = modules === null ? words.modulesUnknown : words.modules(namesOf(modules));
  return [
    kinds.safe(threshold, owners.length),
    words.owners(namesOf(owners)),
    ...(guard ? [words.guard(addressFromId(guard))] : []),
    ...(modules?.length === 0 ? [] : [acts]),
  ];
}

const isPlain = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);

function toToken({ token, sameTicker, powers }: Scan): ScanScreenProps['token'] {
  if (!token) return null;
  const { name, symbol, supply } = token;
  const named = [name, symbol && `(${symbol})`].filter(Boolean).join(' ');
  const says = words.token(named || words.unnamed, supply ? shortAmount(supply) : words.notKnown);
  return {
    says: [says, words.anyName, ...(isPlain(named) ? [] : [words.otherLetters])].join(' '),
    sameTicker: sameTicker.length > 0 ? words.sameTicker(symbol ?? '') : null,
    namesakes: sameTicker.map(({ projectId, project, id }) => ({
      ...{ href: routes.project(projectId), text: `${project}: ${addressOf(id)}` },
    })),
    note: powers.some(({ power }) => power === 'change-code') ? words.replaceable : null,
  };
}

/** Of CAIP-19. */
const addressOf = (id: string): string =>
  `${id.slice(id.lastIndexOf(':') + 1)} (${chainName(chainFromId(id))})`;

/** What a holder is, where a power of it was followed. */
function kindOf(id: string, powers: Scan['powers']): string | null {
  const own = powers.find(({ holder }) => holder === id);
  return own ? holderWords(own) : null;
}

function toAbility(
  { ability, state, functions, holders }: Scan['abilities'][number],
  { whole, powers }: Scan,
  urlOf: UrlOf,
): AbilityRow {
  const none = whole ? words.noAbility : words.notTried;
  const unresolved = holders.length > 0 ? words.mixed : words.unresolved;
  const who = { open: words.open, unresolved, none, restricted: null }[state];
  return {
    ...{ what: words.abilities[ability], who, functions: functions.join(', ') },
    holders: holders.map((id) => ({
      ...{ address: addressFromId(id), url: urlOf(id), kind: kindOf(id, powers) },
    })),
  };
}

/** @param now of the page */
export function toScreen(scan: Scan, urlOf: UrlOf, now: Date): ScanScreenProps {
  const { id, state, kind, records, powers, functions, explorerUrl } = scan;
  const isCode = powers.length > 0 || functions.length > 0;
  const source = { block: scan.block, statedAt: scan.blockAt };
  // While it runs, its state says so.
  const look = { ...scan, contract: id, source, whole: scan.whole || state === 'running' };
  return {
    ...{ id, state, chain: chainName(chainFromId(id)), address: addressFromId(id), url: urlOf(id) },
    mark: markOf(scan),
    status: statusOf(scan),
    records: records.map(({ projectId, name }) => ({
      href: routes.project(projectId),
      text: words.recorded(name, projectId),
    })),
    recorded: records.length > 0 ? null : words.unrecorded,
    isSourceKnown: scan.source !== null,
    sourceUrl: explorerUrl && `https://repo.sourcify.dev/${id.split(':')[1]}/${addressFromId(id)}`,
    ...{
      code: withSource(codeOf(scan), scan),
      token: toToken(scan),
      open: [...new Set(scan.open)],
    },
    abilities: scan.abilities.map((one) => toAbility(one, scan, urlOf)),
    part: isCode || kind === 'proxy' ? toPart(look, { nameOf, urlOf }, now) : null,
  };
}
