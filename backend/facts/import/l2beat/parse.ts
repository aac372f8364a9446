/** Reads a `discovered.json` of L2BEAT's discovery, which DeFiScan's fork writes too. Pure. */
import { isObject } from '../../../../contracts/isObject';
import { chainOf, isNobody, readAddress } from './address';
import type { Authority, Discovery, Entry, Grant } from './discovery';

type Json = Record<string, unknown>;

const toObject = (value: unknown): Json => (isObject(value) ? value : {});
const toList = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);
const toText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
const toCount = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : undefined;
const fromSeconds = (value: unknown): string | undefined => {
  const seconds = toCount(value);
  return seconds ? new Date(seconds * 1000).toISOString().slice(0, 10) : undefined;
};

type Read = (value: unknown) => string | undefined;

const readIds = (value: unknown, read: Read): string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((one: unknown) => read(one) ?? []);

function readGrants(value: unknown, read: Read): Grant[] {
  return toList(value).flatMap((one) => {
    const { permission, from, delay, role, description, condition, via } = toObject(one);
    const over = read(from);
    const kind = toText(permission);
    if (!over || !kind) return [];
    const steps = toList(via).map(toObject);
    const conditions = [condition, ...steps.map((step) => step.condition)].flatMap(
      (text) => toText(text) ?? [],
    );
    const delays = [delay, ...steps.map((step) => step.delay)].map((one) => toCount(one) ?? 0);
    return [
      {
        permission: kind,
        over,
        delaySeconds: delays.reduce((sum, one) => sum + one, 0),
        via: steps.flatMap((step) => read(step.address) ?? []),
        role: toText(role),
        description: toText(description),
        ...(conditions.length > 0 && { condition: conditions.join('; ') }),
      },
    ];
  });
}

const UPGRADE_PARTS = 3;

function readUpgrades(value: unknown, read: Read): Entry['upgrades'] {
  return toList(value)
    .flatMap((one) => {
      const [at, , after] = toList(one).length === UPGRADE_PARTS ? toList(one) : [];
      const day = toText(at)?.slice(0, 10);
      return day && /^\d{4}-\d\d-\d\d$/.test(day)
        ? [{ day, implementations: readIds(after, read) }]
        : [];
    })
    .sort((left, right) => (left.day < right.day ? -1 : 1));
}

const OWNER_FIELD = /^(?:owner|admin|governance|governor|dao|guardianOwner)$/;

/** Owners and members of roles that the contract's own state names. */
function readAuthorities(values: Json, read: Read): Authority[] {
  const owners = Object.entries(values).flatMap(([field, value]) => {
    const who = OWNER_FIELD.test(field) ? read(value) : undefined;
    return who ? [{ field, who }] : [];
  });
  const roles = Object.entries(toObject(values.accessControl)).flatMap(([role, value]) =>
    readIds(toObject(value).members ?? [], read).map((who) => ({ field: role, who })),
  );
  return [...owners, ...roles].filter(({ who }) => !isNobody(who));
}

const KINDS: Record<string, Entry['kind']> = {
  Contract: 'contract',
  EOA: 'key',
  Reference: 'reference',
};

/** Files since August 2026 keep permissions beside the entries, by address. */
function permissionsBeside(file: Json, read: Read): ReadonlyMap<string, Json> {
  const maps = [file.permissions, file.externalPermissions].map(toObject);
  return new Map(
    maps.flatMap((map) =>
      Object.entries(map).flatMap(([address, permissions]) => {
        const id = read(address);
        return id ? [[id, toObject(permissions)] as const] : [];
      }),
    ),
  );
}

function readEntry(value: Json, read: Read): Entry | undefined {
  const id = read(value.address);
  const kind = KINDS[toText(value.type) ?? ''];
  if (!id || !kind) return undefined;
  const values = toObject(value.values);
  const signers = Array.isArray(values.$members) ? readIds(values.$members, read) : undefined;
  return {
    id,
    name: toText(value.name),
    kind,
    proxyType: toText(value.proxyType),
    unverified: value.unverified === true,
    fixed: values.$immutable === true || value.proxyType === 'immutable',
    sinceDay: fromSeconds(value.sinceTimestamp),
    implementations: readIds(values.$implementation ?? [], read).filter((one) => !isNobody(one)),
    upgrades: readUpgrades(values.$pastUpgrades, read),
    signers,
    threshold: toCount(values.$threshold),
    modules: readIds(values.GnosisSafe_modules ?? values.getModules ?? [], read),
    votes:
      // Ours: shown by a vote, whatever its name is.
      values.$votes === true ||
      (values.votingPeriod !== undefined && /governor/i.test(toText(value.name) ?? '')),
    authorities: readAuthorities(values, read),
    received: readGrants(value.receivedPermissions, read),
    passed: readGrants(value.directlyReceivedPermissions, read),
  };
}

function readBlocks(file: Json): Record<string, number> {
  const blocks = Object.entries(toObject(file.usedBlockNumbers)).flatMap(([name, block]) => {
    const chain = chainOf(name);
    const number = toCount(block);
    return chain && number ? [[chain, number] as const] : [];
  });
  const chain = chainOf(toText(file.chain) ?? '');
  const alone = toCount(file.blockNumber);
  return { ...(chain && alone ? { [chain]: alone } : {}), ...Object.fromEntries(blocks) };
}

/** @returns what is wrong with the file, if it is none */
export function parseDiscovery(value: unknown): Discovery | string {
  const file = toObject(value);
  const day = fromSeconds(file.timestamp);
  const name = toText(file.name);
  if (name && Array.isArray(file.contracts) && !Array.isArray(file.entries))
    return 'This discovered.json is in the format of 2024, which has "contracts" and no time: its facts have no day.';
  if (!name || !Array.isArray(file.entries))
    return 'The input is no discovered.json: it has no "name" or no list of "entries".';
  if (!day) return 'The discovered.json has no "timestamp", so its facts have no day.';
  const chain = chainOf(toText(file.chain) ?? '');
  const read: Read = (one) => readAddress(one, chain);
  const beside = permissionsBeside(file, read);
  const described = new Set(file.entries.flatMap((one) => read(toObject(one).address) ?? []));
  const leftOut = [...beside.keys()].filter((id) => !described.has(id));
  const entries = file.entries.flatMap((one: unknown) => {
    const id = read(toObject(one).address);
    const entry = readEntry({ ...toObject(one), ...(id && beside.get(id)) }, read);
    if (!entry) leftOut.push(toText(toObject(one).address) ?? 'an entry without an address');
    return entry ?? [];
  });
  return { name, day, blocks: readBlocks(file), entries, leftOut };
}
