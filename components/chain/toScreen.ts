/** On the server: what was found on the chains of a project, in words. */
import { pageOfRows } from '@/components/record-list';
import type { ControlChange } from '@/contracts/alerts/alerts';
import { controlText } from '@/contracts/alerts/alertText';
import { chainName } from '@/contracts/chain/chains';
import type { EndpointOutput } from '@/contracts/endpoint';
import type { projectChain } from '@/contracts/endpoints';
import { addressFromId, chainFromId } from '@/contracts/ids';
import { formatMoney } from '@/contracts/money';
import { DAY_SECONDS } from '@/contracts/time';
import type { ProjectDetail } from '@/contracts/projects/projects';
import { day } from '@/lib/format/dates';
import { count, duration, shortHex } from '@/lib/format/numbers';
import { shortAmount } from '@/lib/format/shortAmount';
import { rowCopy as copy } from './copy';
import type {
  ChainScreenProps,
  ChangeRow,
  ContractPart,
  CountPart,
  PowerRow,
  UseRow,
} from './types';

type Found = EndpointOutput<typeof projectChain>;
type Whole = Found['looks'][number];
type Power = Omit<Whole['powers'][number], 'projectId' | 'source'>;
type Callable = Omit<Whole['functions'][number], 'source'>;
type Look = Pick<Whole, 'contract' | 'whole' | 'holds' | 'pending' | 'pendingWhole'> & {
  source: { block: number | null; statedAt: string | null; readAt?: string } | null;
  powers: Power[];
  functions: Callable[];
};
/** What an address is called, and its page. */
type Names = Pick<Places, 'nameOf' | 'urlOf'>;
type Detail = Pick<ProjectDetail, 'id' | 'name' | 'contracts'>;

/** The page of an address, by that of a contract of the same chain. */
class Places {
  private readonly names: Map<string, string>;
  private readonly bases = new Map<string, string>();

  constructor({ contracts }: Detail) {
    this.names = new Map(contracts.map(({ id, name }) => [id, name]));
    for (const { chain, address, explorerUrl } of contracts)
      if (explorerUrl?.endsWith(`/address/${address}`))
        this.bases.set(chain, explorerUrl.slice(0, -`/address/${address}`.length));
  }

  nameOf = (id: string): string => this.names.get(id) ?? shortHex(addressFromId(id));

  urlOf = (id: string): string | null => {
    const base = this.bases.get(chainFromId(id));
    return base === undefined ? null : `${base}/address/${addressFromId(id)}`;
  };

  txUrlOf(contract: string, tx: string): string | null {
    const base = this.bases.get(chainFromId(contract));
    return base === undefined ? null : `${base}/tx/${tx}`;
  }
}

/** The least that it takes to act first. */
function rankOf({ kind, threshold, delaySeconds, power, note }: Power): number {
  // Whoever holds a role that opens nothing may have been named to be seen.
  if (power === 'role' && note !== null) return Infinity;
  const keys =
    { anybody: 0, key: 1, vote: 100, unresolved: Infinity }[kind as string] ?? threshold ?? 1;
  return keys * 1e9 + (delaySeconds ?? 0);
}

/** `One key`, `2-of-3 multisig`. */
export function holderWords(one: Pick<Power, 'kind' | 'holder' | 'threshold' | 'signers'>): string {
  const { kind, holder, threshold, signers } = one;
  if (kind === 'anybody') return copy.anybody;
  if (kind === 'unresolved') return holder === null ? copy.nobody : copy.unfollowed;
  if (kind === 'vote') return copy.vote;
  return kind === 'multisig' ? copy.multisig(threshold ?? 1, signers ?? 1) : copy.key;
}

/** Without its arguments. */
const bareName = (signature: string | null): string | null => signature && signature.split('(')[0]!;

const NAMED = 3;
/** The most valuable by name, and what all that has a price comes to. */
function inWords(held: Look['holds'] | null): string | null {
  const known = (held ?? []).filter(({ amount }) => amount !== null);
  if (known.length === 0) return null;
  const named = known
    .slice(0, NAMED)
    .map(({ amount, symbol }) => `${shortAmount(amount!)} ${symbol}`);
  const rest = known.length - named.length;
  const what = rest > 0 ? copy.more(named.join(', '), rest) : named.join(', ');
  const usd = known.reduce((sum, one) => sum + (one.usd ?? 0), 0);
  return usd > 0 ? copy.worth(what, formatMoney(usd)) : what;
}

const HOUR_SECONDS = 3_600;
/** In whole days, or hours. */
function waitOf(seconds: number): string {
  const unit = seconds >= 3 * DAY_SECONDS ? DAY_SECONDS : HOUR_SECONDS;
  return duration(Math.max(1, Math.floor(seconds / unit)) * unit);
}

function toPending(one: Look['pending'][number], places: Names, now: Date): string {
  const { name, selector, target, readyAt } = one;
  const time = `${day(readyAt)}, ${readyAt.slice(11, 16)} UTC`;
  const seconds = (Date.parse(readyAt) - now.getTime()) / 1_000;
  const when = seconds > 0 ? copy.readyIn(waitOf(seconds), time) : copy.ready(time);
  return copy.pending(bareName(name) ?? selector ?? copy.payment, places.nameOf(target), when);
}

const waitFor = (seconds: number | null): string =>
  seconds === null ? copy.unknownWait : seconds > 0 ? duration(seconds) : copy.noWait;

function toPower(power: Power, places: Names): PowerRow {
  const { holder, via, delaySeconds, power: what, roleName, note } = power;
  const reach = inWords(power.reach);
  return {
    holder: holderWords(power),
    address: holder && addressFromId(holder),
    url: holder && places.urlOf(holder),
    power: roleName ? copy.role(roleName) : copy.powers[what],
    reach: [note, reach && copy.reach(reach)].filter(Boolean).join('. ') || null,
    wait: waitFor(delaySeconds),
    through: via && via.length > 0 ? via.map(places.nameOf).join(', ') : null,
  };
}

function toFunction(one: Callable, places: Names) {
  const { selector, name, state, guard, holders, repeat } = one;
  const named = holders.map(places.nameOf).join(', ');
  const unresolved = named ? copy.unexplained(named) : copy.unresolved;
  const who = { restricted: named, open: copy.strangers, unresolved }[state];
  const role = guard && (guard.length > 20 ? shortHex(guard) : guard);
  const by = role && (copy.guards[role] ?? copy.byRole(role));
  return { name: name ?? selector, who, by, repeat };
}

const ORDER = ['restricted', 'unresolved', 'open'];

/** One contract. @param now of the page */
export function toPart(look: Look, places: Names, now: Date): ContractPart {
  const { contract: id, source, functions } = look;
  const powers = look.powers.toSorted((a, b) => rankOf(a) - rankOf(b));
  const of = (state: string) => functions.filter((one) => one.state === state).length;
  const holds = inWords(look.holds);
  const sorted = functions.toSorted((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state));
  return {
    id,
    name: places.nameOf(id),
    ...{ chain: chainName(chainFromId(id)), address: addressFromId(id), url: places.urlOf(id) },
    block: copy.block(source?.block ?? 0, day(source?.statedAt ?? source?.readAt ?? '')),
    holds: holds && copy.holds(holds),
    powers: powers.map((power) => toPower(power, places)),
    weakest: powers[0] && Number.isFinite(rankOf(powers[0])) ? rankOf(powers[0]) : null,
    pending: [
      ...look.pending.map((one) => toPending(one, places, now)),
      ...(look.pendingWhole ? [] : [copy.notAllPending]),
    ],
    functions: sorted.map((one) => toFunction(one, places)),
    functionsNote: copy.functions(of('restricted'), of('open'), of('unresolved')),
    isWhole: look.whole,
  };
}

function toCounts({ callers, functions, events }: Found): CountPart[] {
  const rows = {
    callers: callers.items.map(({ address, label, ...one }) => ({
      ...{ ...one, key: address, name: label ?? shortHex(address) },
    })),
    functions: functions.items.map(({ selector, name, ...one }) => ({
      ...{ ...one, key: name ?? selector, name: bareName(name) ?? selector },
    })),
    events: events.items.map(({ topic, name, ...one }) => ({
      ...{ ...one, key: name ?? topic, name: bareName(name) ?? shortHex(topic) },
    })),
  };
  return copy.top.map(({ key, title, column }) => ({
    ...{ title, column },
    rows: rows[key].map(({ key: id, name, count: n, failed, share }) => ({
      ...{ key: id, name, count: count(n), failed: failed > 0 ? count(failed) : null, share },
    })),
  }));
}

const toUse = (use: Found['uses'][number], places: Places, place: number): UseRow => ({
  id: `${use.tx} ${place}`,
  what: bareName(use.name) ?? use.selector ?? shortHex(use.topic ?? ''),
  contract: places.nameOf(use.contract),
  at: day(use.at),
  by: use.caller ? places.nameOf(use.caller) : '',
  ...{ tx: use.tx, url: places.txUrlOf(use.contract, use.tx) },
});

function toChange(
  { at, change }: Found['changes'][number],
  places: Places,
  place: number,
): ChangeRow {
  const { made, ...what } = change;
  const contract = change.what === 'queued' ? change.timelock : (change.contract ?? '');
  return {
    ...{ id: `${at} ${place}`, what: controlText([what as ControlChange]), at: day(at) },
    made: made
      ? { tx: made.tx, block: count(made.block), url: places.txUrlOf(contract, made.tx) }
      : null,
  };
}

/** @returns undefined for a page that there is not */
export function toScreen(
  project: Detail,
  found: Found,
  { page, now }: { page: number; now: Date },
): ChainScreenProps | undefined {
  const places = new Places(project);
  const parts = found.looks.map((look) => toPart(look, places, now));
  // The weakest first; then those over whom nobody was found.
  parts.sort((a, b) => (a.weakest ?? Infinity) - (b.weakest ?? Infinity));
  const rows = pageOfRows(parts, page);
  if (!rows) return undefined;
  const { from, to, why } = found.callers;
  const blocks = [...new Set(parts.map(({ chain, block }) => `${block} (${chain})`))];
  return {
    ...rows,
    project: { id: project.id, name: project.name },
    lead: parts.length === 0 ? '' : copy.lead(parts.length, blocks.join('; ')),
    counted: from && to ? copy.counted(day(from), day(to)) : (why ?? ''),
    counts: from ? toCounts(found) : [],
    changes: found.changes.map((one, place) => toChange(one, places, place)),
    // Anybody can call and fail.
    uses: found.uses.filter(({ failed }) => !failed).map((use, place) => toUse(use, places, place)),
  };
}
