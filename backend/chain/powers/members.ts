/** Who has a role, as a contract lists it, or as its events name it and it confirms. */
import type { Hex } from 'viem';
import type { Node } from '../rpc/types';
import { ROLE_GRANTED } from './constants';
import { addressIn } from './look';
import { hasRole, viewAddress, viewNumber } from './views';

/** No contract keeps the reader for long. */
const MOST_MEMBERS = 50;
const MOST_EVENTS = 200;

/** Null where the contract does not list them all. */
async function listed(node: Node, at: string, role: Hex): Promise<string[] | null> {
  const count = await viewNumber(node, at, 'getRoleMemberCount', role);
  if (count === null || count > MOST_MEMBERS) return null;
  const asked = Array.from({ length: count }, (_, index) =>
    viewAddress(node, at, 'getRoleMember', role, BigInt(index)),
  );
  const members = await Promise.all(asked);
  return members.every((one) => one !== null) ? members : null;
}

/** The pairs of role and account that events name. Null where no server gives the events. */
export async function namedIn(node: Node, at: string, topic: Hex): Promise<[Hex, string][] | null> {
  const logs = await node.logs(at, topic);
  if (logs === null || logs.length > MOST_EVENTS) return null;
  const pairs = logs.flatMap(({ topics: [, role, account] }): [string, [Hex, string]][] =>
    role && account ? [[role + account, [role.toLowerCase() as Hex, addressIn(account)]]] : [],
  );
  return [...new Map(pairs).values()];
}

/**
 * By role, those that events name and that have it now. A constructor may have granted a role without
 * an event, so that nobody else is ever ruled out. Null where no server gives the events.
 */
export async function membersByEvents(node: Node, at: string): Promise<Map<Hex, string[]> | null> {
  const pairs = await namedIn(node, at, ROLE_GRANTED);
  if (pairs === null) return null;
  const held = await Promise.all(
    pairs.map(async ([role, who]) => ((await hasRole(node, at, role, who)) ? [{ role, who }] : [])),
  );
  const byRole = Map.groupBy(held.flat(), ({ role }) => role);
  return new Map([...byRole].map(([role, some]) => [role, some.map(({ who }) => who)]));
}

/** By role, as far as it can be known; null where nothing can. @param asked roles to ask for */
export async function listMembers(
  node: Node,
  at: string,
  asked: readonly Hex[],
): Promise<Map<Hex, string[]> | null> {
  const byEvents = await membersByEvents(node, at);
  const roles = [...new Set([...asked, ...(byEvents?.keys() ?? [])])];
  const lists = await Promise.all(roles.map((role) => listed(node, at, role)));
  if (byEvents === null && lists.every((list) => list === null)) return null;
  const all = roles.map((role, n) => [role, lists[n] ?? byEvents?.get(role) ?? []] as const);
  return new Map(all.filter(([, members]) => members.length > 0));
}
