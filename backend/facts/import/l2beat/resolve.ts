/** Who can change code, as far as a discovered.json shows it. Pure. */
import { addressFromId } from '../../../../contracts/ids';
import { ANYBODY } from '../../../../contracts/chain/skynet';
import { isUpgradeable, isSafe, type Discovery, type Entry, type Grant } from './discovery';
import { holdersOf, rowOf, type FindHolder, type Holder } from './holders';

export interface Power {
  power: 'change-code';
  contract?: string;
  /** Where it is over several. */
  contracts?: string[];
  holder: Holder['holder'];
  address?: string;
  threshold?: number;
  signers?: number;
  delaySeconds: number;
  note: string;
}

export interface Control {
  powers: Power[];
  /** Every path was followed to its end, and no other permission is weaker. */
  whole: boolean;
  /** Why it is not whole: one sentence each. */
  open: string[];
}

/** They order, prove, guard or check; they change no code. */
const ROLES: ReadonlySet<string> = new Set([
  'member',
  'challenge',
  'guard',
  'propose',
  'sequence',
  'validate',
  'operateLinea',
  'fastconfirm',
  'validateZkStack',
  'validateBridge',
  'validateBridge2',
  'validateBridge3',
  'relay',
  'aggregatePolygon',
  'operateStarknet',
  'operateStarkEx',
]);
const NOTE_LIMIT = 300;

export interface Path {
  holder: Holder;
  grant: Grant;
}

class Resolution {
  readonly open: string[] = [];
  private readonly names: ReadonlyMap<string, string>;
  readonly find: FindHolder;

  constructor(readonly file: Discovery) {
    this.names = new Map(file.entries.map(({ id, name }) => [id, name ?? id]));
    this.find = holdersOf(file);
  }

  nameOf(id: string): string {
    return this.names.get(id) ?? id;
  }

  /** Of those permissions, the ones that someone can use at any time. */
  paths(permission: (grant: Grant) => boolean): Path[] {
    return this.file.entries.flatMap((entry) =>
      entry.received.filter(permission).flatMap((grant) => {
        const holder = this.find(entry.id);
        const what = `${grant.permission} of ${this.nameOf(grant.over)} by ${this.nameOf(entry.id)}`;
        if (!holder) this.open.push(`${what}: neither a key, a multisig, a vote nor nobody`);
        else if (grant.condition) this.open.push(`${what}: only if ${grant.condition}`);
        else return [{ holder, grant }];
        return [];
      }),
    );
  }
}

const isUpgrade = ({ permission }: Grant): boolean => permission === 'upgrade';

/** Each way to replace code that someone can use at any time, with who stands at its end. */
export const upgradePaths = (file: Discovery): readonly Path[] =>
  new Resolution(file).paths(isUpgrade);

const isSomebody = ({ id, holder }: Holder): boolean =>
  holder !== 'nobody' && addressFromId(id) !== ANYBODY;

function toPower(resolution: Resolution, paths: readonly Path[]): Power {
  const [{ holder, grant }] = paths as [Path];
  const over = [...new Set(paths.map((path) => path.grant.over))];
  const names = over.map((id) => resolution.nameOf(id)).join(', ');
  const who = holder.name ?? holder.id.split(':').at(-1);
  const note = `${who}${holder.note ? ` (${holder.note})` : ''}: upgrade of ${names}.`;
  return {
    power: 'change-code',
    ...(over.length === 1 ? { contract: over[0] } : { contracts: over }),
    holder: holder.holder,
    ...(isSomebody(holder) && { address: holder.id }),
    ...(holder.holder === 'multisig' && { threshold: holder.threshold, signers: holder.signers }),
    delaySeconds: grant.delaySeconds,
    note: note.length > NOTE_LIMIT ? `${note.slice(0, NOTE_LIMIT - 1)}…` : note,
  };
}

/** One power for each holder and delay. */
const groupPaths = (paths: readonly Path[]): Path[][] => [
  ...Map.groupBy(paths, ({ holder, grant }) => `${holder.id} ${grant.delaySeconds}`).values(),
];

const isAtLeast = (power: Path, other: Path): boolean =>
  rowOf(power.holder, power.grant.delaySeconds) <= rowOf(other.holder, other.grant.delaySeconds) &&
  power.grant.delaySeconds <= other.grant.delaySeconds;

/** A permission of unknown reach matters only if its holder is weaker than every upgrade's. */
function findWeaker(resolution: Resolution, upgrades: readonly Path[]): string[] {
  const others = resolution.paths(
    ({ permission }) => permission !== 'upgrade' && !ROLES.has(permission),
  );
  return others
    .filter((other) => !upgrades.some((upgrade) => isAtLeast(upgrade, other)))
    .map(({ holder, grant }) => {
      const what = grant.description ?? grant.role ?? 'not described';
      return `${grant.permission} of ${resolution.nameOf(grant.over)} by ${holder.name ?? holder.id}: ${what}`;
    });
}

/** Owners that no permission of the file mentions. */
function findUnfollowed(resolution: Resolution, known: ReadonlySet<string>): string[] {
  const { entries } = resolution.file;
  const passed = new Set(
    entries.flatMap(({ id, received, passed: through }) =>
      [...received, ...through].map(({ over }) => `${over} ${id}`),
    ),
  );
  const isFollowed = ({ id }: Entry, who: string): boolean =>
    who === id || passed.has(`${id} ${who}`) || known.has(who);
  return entries
    .filter((entry) => entry.kind === 'contract' && !isSafe(entry))
    .flatMap((entry) =>
      entry.authorities
        .filter(({ who }) => !isFollowed(entry, who))
        .map(
          ({ field, who }) =>
            `${field} of ${resolution.nameOf(entry.id)}: ${resolution.nameOf(who)}`,
        ),
    );
}

/** A safe's modules need no signatures, and what each may do the file does not say. */
function findModules(resolution: Resolution, holders: ReadonlySet<string>): string[] {
  const byId = new Map(resolution.file.entries.map((entry) => [entry.id, entry]));
  const seen = new Set(holders);
  seen.forEach((id) => byId.get(id)?.signers?.forEach((member) => seen.add(member)));
  return [...seen].flatMap((id) =>
    (byId.get(id)?.modules ?? []).map(
      (module) => `module of ${resolution.nameOf(id)}: ${resolution.nameOf(module)}`,
    ),
  );
}

export function resolveControl(file: Discovery): Control {
  const resolution = new Resolution(file);
  const upgrades = resolution.paths(isUpgrade);
  const covered = new Set(
    file.entries.flatMap(({ received }) => received.filter(isUpgrade).map(({ over }) => over)),
  );
  const missing = file.entries
    .filter((entry) => isUpgradeable(entry) && !covered.has(entry.id))
    .map(({ id }) => `upgrade of ${resolution.nameOf(id)}: the file names nobody`);
  const weaker = findWeaker(resolution, upgrades);
  const holders = new Set(upgrades.map(({ holder }) => holder.id));
  const unfollowed = findUnfollowed(resolution, holders);
  const modules = findModules(resolution, holders);
  const silent =
    upgrades.length === 0 ? ['the file names no permission to upgrade, which may be a gap'] : [];
  const open = [
    ...new Set([...resolution.open, ...missing, ...weaker, ...unfollowed, ...modules, ...silent]),
  ];
  return {
    powers: groupPaths(upgrades).map((paths) => toPower(resolution, paths)),
    whole: open.length === 0 && file.leftOut.length === 0,
    open,
  };
}
