/** Who may act as whom, and for how long (docs/decisions/0023). Pure: the store is read elsewhere. */
import type { ActingEnd, ActingRefusal } from '../../contracts/impersonation';

/** Acting ends after so long, used or not. */
export const ACTING_MS = 3_600_000;

export interface Wish {
  /** Whose session it is: its account, never whom it acts as. */
  actor: string;
  isStaff: boolean;
  actsAlready: boolean;
  /** As it was named, or found; undefined when nobody was. */
  target: { account: string; isStaff: boolean } | undefined;
}

/** Why somebody may not act as somebody. Whoever is no staff learns nothing else. @returns undefined when they may */
export function refusalOf({
  actor,
  isStaff,
  actsAlready,
  target,
}: Wish): ActingRefusal | undefined {
  if (!isStaff) return 'not-staff';
  if (actsAlready) return 'acting-already';
  if (!target) return 'unknown-user';
  if (target.account === actor) return 'oneself';
  return target.isStaff ? 'target-is-staff' : undefined;
}

export interface Acting {
  isStaff: boolean;
  targetIsStaff: boolean;
  until: Date;
}

/** Looked at with every request under acting. @returns why it is over; undefined while it goes on */
export function endOf(
  { isStaff, targetIsStaff, until }: Acting,
  now: Date,
): Extract<ActingEnd, 'right-revoked' | 'expired' | 'target-is-staff'> | undefined {
  if (!isStaff) return 'right-revoked';
  if (now.getTime() >= until.getTime()) return 'expired';
  return targetIsStaff ? 'target-is-staff' : undefined;
}
