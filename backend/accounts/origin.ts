import { addressKeyOf } from '../http/addressKeyOf';
import type { Caller } from '../http/route';

/** Where something about an account came from, as the audit log says it. */
export interface Origin {
  addressKey: string;
  requestId: string;
}

/** Noticed by the backend itself: nobody asked. */
export const ITSELF: Origin = { addressKey: 'backend', requestId: '-' };
/** Told by a command of the operator's. */
export const OPERATOR: Origin = { addressKey: 'operator', requestId: '-' };

/** Where a call came from. */
export const originOf = (caller: Caller): Origin => ({
  addressKey: addressKeyOf(caller),
  requestId: caller.requestId,
});
