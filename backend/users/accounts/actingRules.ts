/** Who may act as whom, and for how long (docs/decisions/0023). */
import type { ActingEnd, ActingRefusal } from '../../../contracts/accounts/impersonation';
import { HOUR_MS } from '../../../contracts/time';

export const ACTING_MS = HOUR_MS;

export interface ActingRequest {
  /** The account that signed in, never the one it acts as. */
  actor: string;
  isStaff: boolean;
  actsAlready: boolean;
  /** What the user pool says, or why it names no one. */
  target: { account: string; isStaff: boolean } | NoTarget;
}
export type NoTarget = Extract<
  ActingRefusal,
  'unknown-user' | 'unconfirmed-user' | 'disabled-user' | 'several-users' | 'pool-unasked'
>;

/**
 * Non-staff learn nothing about the target.
 * @returns undefined when allowed
 */
export function actingRefusal({
  actor,
  isStaff,
  actsAlready,
  target,
}: ActingRequest): ActingRefusal | undefined {
  if (!isStaff) return 'not-staff';
  if (actsAlready) return 'acting-already';
  if (typeof target === 'string') return target;
  if (target.account === actor) return 'oneself';
  return target.isStaff ? 'target-is-staff' : undefined;
}

export interface Acting {
  isStaff: boolean;
  targetIsStaff: boolean;
  until: Date;
}

/**
 * Checked on every request while acting.
 * @returns undefined while acting may continue
 */
export function actingEnd(
  { isStaff, targetIsStaff, until }: Acting,
  now: Date,
): Extract<ActingEnd, 'right-revoked' | 'expired' | 'target-is-staff'> | undefined {
  if (!isStaff) return 'right-revoked';
  if (now.getTime() >= until.getTime()) return 'expired';
  return targetIsStaff ? 'target-is-staff' : undefined;
}
