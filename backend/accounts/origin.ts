import { addressKeyOf } from '../http/addressKeyOf';
import type { Caller } from '../http/route';

export interface Origin {
  addressKey: string;
  requestId: string;
}

export const ITSELF: Origin = { addressKey: 'backend', requestId: '-' };
export const OPERATOR: Origin = { addressKey: 'operator', requestId: '-' };

export const originOf = (caller: Caller): Origin => ({
  addressKey: addressKeyOf(caller),
  requestId: caller.requestId,
});
