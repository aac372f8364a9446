/** What was found, in the form of a `discovered.json`, so that facts follow in one way. Pure. */
import {
  LOOK_MOST,
  type ContractLook,
  type LookHolding,
  type LookPower,
} from '../../../contracts/chain/chainLook';
import { ANYBODY } from '../../../contracts/chain/skynet';
import { nameOfFunction } from '../names';
import { withReach } from '../reach';
import type { ChainDocument, ChainLook } from './document';
import type { Analysis, End, Pending, Power } from './types';

interface Entry {
  address: string;
  type: 'Contract' | 'EOA';
  name?: string;
  proxyType?: string;
  values: Record<string, unknown>;
  receivedPermissions: object[];
}

class Entries {
  readonly all = new Map<string, Entry>();

  constructor(private readonly chain: string) {}

  id(address: string): string {
    return `${this.chain}:${address}`;
  }

  at(address: string, type: Entry['type']): Entry {
    const entry = this.all.get(address) ?? {
      ...{ address: this.id(address), type, values: {}, receivedPermissions: [] },
    };
    this.all.set(address, entry);
    return entry;
  }

  holder(end: Exclude<End, { kind: 'unresolved' }>): Entry {
    if (end.kind === 'key') return this.at(end.id, 'EOA');
    if (end.kind === 'anybody') {
      const entry = this.at(ANYBODY, 'EOA');
      entry.name = 'Anybody';
      return entry;
    }
    const entry = this.at(end.id, 'Contract');
    if (end.kind === 'vote') {
      entry.values.$votes = true;
      return entry;
    }
    entry.proxyType = 'gnosis safe';
    entry.values.$threshold = end.threshold;
    entry.values.$members = end.signers.map((one) => this.id(one));
    return entry;
  }

  /** Never to who is not proved: a resolver would take the address for what else is known of it. */
  grant({ power, over, end, delaySeconds, via, loose }: Power): void {
    if (end.kind === 'unresolved' || power === 'role' || loose !== undefined) return;
    this.holder(end).receivedPermissions.push({
      permission: power === 'upgrade' ? 'upgrade' : 'interact',
      from: this.id(over),
      delay: delaySeconds,
      via: via.map((address) => ({ address: this.id(address) })),
      ...(power !== 'upgrade' && { role: power }),
    });
  }

  describe({ id, kind, proxy }: Analysis, name: string | undefined): void {
    const entry = this.at(id, 'Contract');
    if (name !== undefined) entry.name = name;
    if (kind === 'safe') entry.proxyType = 'gnosis safe';
    if (kind === 'fixed') {
      entry.proxyType = 'immutable';
      entry.values.$immutable = true;
    }
    if (proxy) {
      entry.proxyType = proxy.kind;
      entry.values.$implementation = this.id(proxy.implementation);
    }
  }
}

/** A sentence part each. */
const openOf = ({ powers, open }: Analysis): string[] => [
  ...open.map(({ power, why }) => (power ? `${power}: ${why}` : why)),
  ...powers.flatMap(({ power, end }) =>
    end.kind === 'unresolved' ? [`${power} by ${end.id}: ${end.why}`] : [],
  ),
];

const IDLE = 'no function was shown to open to this role';

const SOONER = 'there may be a way that waits less';

function noteOf({
  power,
  isIdle,
  replaces,
  loose,
  isSooner,
}: Power): Pick<LookPower, 'why'> | undefined {
  if (isIdle) return { why: IDLE };
  // Beside a role a note means that it opens nothing.
  if (power === 'role') return undefined;
  if (loose !== undefined)
    return { why: `${loose}, which stands between, may come to run other code` };
  if (isSooner) return { why: SOONER };
  return replaces === undefined
    ? undefined
    : { why: `once it has replaced the code of ${replaces}` };
}

function toLookPower(one: Power): LookPower[] {
  const { power, role, end, via } = one;
  const delay = one.isSooner ? null : one.delaySeconds;
  if (end.kind === 'unresolved') return [];
  const [holder, threshold, signers] =
    end.kind === 'multisig'
      ? [end.id, end.threshold, end.signers.length]
      : [end.kind === 'anybody' ? null : end.id, null, null];
  const about = { power, ...(role !== undefined && { role }), kind: end.kind };
  return [
    {
      ...{ ...about, holder, threshold, signers, delay, via: via.slice(0, LOOK_MOST.via) },
      ...noteOf(one),
    },
  ];
}

/** By whom was shown to act itself: who stands behind may be named by a contract that lies. */
function toUnresolved({ powers, open }: Pick<Analysis, 'powers' | 'open'>): LookPower[] {
  const of = (power: LookPower['power'], holder: string | null, why: string): LookPower => ({
    ...{ power, kind: 'unresolved', holder, threshold: null, signers: null, delay: 0, via: [] },
    why: why.slice(0, LOOK_MOST.why),
  });
  const ends = powers.flatMap(({ power, role, by = '', end }) =>
    end.kind === 'unresolved' ? [{ power, role, by, end }] : [],
  );
  const grouped = Map.groupBy(ends, ({ power, role, by }) => [power, role, by].join(' '));
  const held = [...grouped.values()].map((some): LookPower => {
    const { power, role, by } = some[0]!;
    const whys = some.map(({ end: { id, why } }) => (id === by ? why : `${id}: ${why}`));
    return { ...of(power, by, [...new Set(whys)].join('; ')), ...(role !== undefined && { role }) };
  });
  return [
    ...held,
    ...open.flatMap(({ power, why }) => (power && power !== 'role' ? [of(power, null, why)] : [])),
  ];
}

/** Nobody repeats a longer call by hand. */
const MOST_DIGITS = 2_000;

const withName = (one: Pending) => {
  const name = one.selector && nameOfFunction(one.selector);
  return name ? { ...one, name } : one;
};

export const toLook = (
  id: string,
  { powers, open, functions, pending, isWhole }: Analysis,
  holdings: readonly LookHolding[] = [],
): Omit<ContractLook, 'reach'> => ({
  id,
  powers: [...powers.flatMap(toLookPower), ...toUnresolved({ powers, open })].slice(
    0,
    LOOK_MOST.powers,
  ),
  functions: functions
    .slice(0, LOOK_MOST.functions)
    .map(({ data, holders, guard, isMixed, isReached: _, ...one }) => ({
      // Of all holders, or of none.
      ...{ ...one, guard: isMixed ? null : guard, holders: holders.slice(0, LOOK_MOST.holders) },
      data: data !== null && data.length <= MOST_DIGITS ? data : null,
    })),
  whole: isWhole,
  pending: { whole: pending.isWhole, items: pending.items.map(withName) },
  holdings: holdings.slice(0, LOOK_MOST.holdings),
});

const isReplaceable = ({ powers }: Analysis): boolean =>
  powers.some(({ power, end }) => power === 'upgrade' && end.kind !== 'unresolved');
const dayOf = (seconds: number): string => new Date(seconds * 1_000).toISOString().slice(0, 10);

/**
 * @param name the project's id
 * @param names of contracts by CAIP-10
 */
export function toDiscovery(
  name: string,
  looks: readonly ChainLook[],
  names: ReadonlyMap<string, string>,
): ChainDocument {
  const entries: Entry[] = [];
  const found: Omit<ContractLook, 'reach'>[] = [];
  const [settled, open]: [string[], string[]] = [[], []];
  const changedOn: ChainDocument['changedOn'] = [];
  const [happened, eventsWhole]: [ChainDocument['events'], string[]] = [[], []];
  for (const { chain, analyses, holdings, events } of looks) {
    const of = new Entries(chain);
    const nameOf = (id: string) => names.get(of.id(id)) ?? id;
    for (const analysis of analyses) {
      const { id, kind, powers } = analysis;
      if (kind !== 'none') of.describe(analysis, names.get(of.id(id)));
      if (kind === 'fixed' || isReplaceable(analysis)) settled.push(of.id(id));
      const { since } = analysis.proxy ?? {};
      if (since !== undefined) changedOn.push({ id: of.id(id), day: dayOf(since) });
      powers.forEach((power) => of.grant(power));
      if (kind !== 'none') found.push(toLook(of.id(id), analysis, holdings.get(id)));
      open.push(...openOf(analysis).map((why) => `${nameOf(id)}: ${why}`));
    }
    entries.push(...of.all.values());
    if (events?.isWhole) eventsWhole.push(chain);
    for (const { address, ...event } of events?.events ?? [])
      happened.push({ ...event, id: of.id(address) });
    if (!events) open.push(`what happened on ${chain}: its servers give no such logs`);
  }
  return {
    name,
    timestamp: Math.min(...looks.map(({ block }) => block.timestamp)),
    usedBlockNumbers: Object.fromEntries(looks.map(({ chain, block }) => [chain, block.number])),
    entries,
    chains: looks.map(({ chain, block: { hash, timestamp }, hosts }) => ({
      ...{ chain, hash, day: dayOf(timestamp), hosts },
    })),
    settled,
    changedOn,
    looks: withReach(found, LOOK_MOST.holdings),
    events: happened,
    eventsWhole,
    open: [...new Set(open)],
  };
}
