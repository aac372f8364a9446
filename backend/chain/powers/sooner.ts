/** Whose wait may be shorter than the path that was proved says. Pure. */
import { toFunctionSelector } from 'viem';
import { ABILITY_OF } from '../names';
import type { Analysis, Pending, Power } from './types';

const selectors = (signatures: string): ReadonlySet<string> =>
  new Set(signatures.trim().split(/\s+/).map(toFunctionSelector));

/** Of a timelock: other waits. */
const WAITS = selectors('updateDelay(uint256) setDelay(uint256)');
/** They hand power on. */
const HANDS_ON = selectors(`transferOwnership(address) acceptOwnership() grantRole(bytes32,address)
  grantRole(uint64,address,uint32) setOwner(address) setAdmin(address) setPendingAdmin(address)
  changeAdmin(address) changeProxyAdmin(address,address) setAuthority(address)`);
/** No way to other code, or the power itself, which was tried. */
const HARMLESS = selectors(`upgradeTo(address) upgradeToAndCall(address,bytes) renounceOwnership()
  renounceRole(bytes32,address) grantRole(bytes32,address) revokeRole(bytes32,address)
  transfer(address,uint256) approve(address,uint256)`);

const WAITING: ReadonlySet<string> = new Set(['upgrade', 'own', 'role']);
const LEADS: ReadonlySet<string> = new Set(['own', 'grant-roles', 'upgrade']);

/** Nobody knows that it leads to no other power. */
export const isUnknown = (selector: string): boolean =>
  !ABILITY_OF.has(selector) && !HARMLESS.has(selector);

type Found = Pick<Analysis, 'id' | 'powers' | 'functions' | 'pending'>;

/**
 * Marks powers whose holder has another here with less of a wait, can itself call a function that
 * nobody knows to be harmless, or sees the wait end by what is scheduled already. Whether any of it
 * leads to the power was not tried. Who holds it was: nobody hides by adding a way. Where a shorter
 * wait of theirs was proved, that stands alone.
 * @param now of the block, in seconds
 */
export function markSooner({ id, powers, functions, pending }: Found, now: number): Power[] {
  const endOf = ({ end }: Power) => ('id' in end && end.kind !== 'unresolved' ? end.id : null);
  const callers = new Set(
    functions
      .filter(({ state, selector }) => state === 'restricted' && isUnknown(selector))
      .flatMap(({ holders }) => holders),
  );
  const endsWait = ({ target, selector, readyAt }: Pending, one: Power) =>
    readyAt < now + one.delaySeconds &&
    ((one.via.includes(target) && WAITS.has(selector ?? '')) ||
      ((target === id || one.via.includes(target)) && HANDS_ON.has(selector ?? '')));
  const marked = powers.map((one) => {
    const who = endOf(one);
    if (who === null || one.delaySeconds === 0 || !WAITING.has(one.power)) return one;
    const isLess = (other: Power) =>
      endOf(other) === who &&
      other.power !== one.power &&
      LEADS.has(other.power) &&
      (other.isSooner === true || other.delaySeconds < one.delaySeconds);
    const isSooner =
      powers.some(isLess) || callers.has(who) || pending.items.some((item) => endsWait(item, one));
    return isSooner ? { ...one, isSooner } : one;
  });
  const isSure = ({ isSooner, loose }: Power) => !isSooner && loose === undefined;
  const saysMore = (other: Power, one: Power) =>
    [other.power, other.role, endOf(other)].join() === [one.power, one.role, endOf(one)].join() &&
    isSure(other) &&
    other.delaySeconds < one.delaySeconds;
  return marked.filter((one) => !one.isSooner || !marked.some((other) => saysMore(other, one)));
}
