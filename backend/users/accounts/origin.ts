import { storableAddressKey } from '../../http/storableAddressKey';
import type { Caller } from '../../http/route';

export interface Origin {
  addressKey: string;
  requestId: string;
}

export const ITSELF: Origin = { addressKey: 'backend', requestId: '-' };
export const OPERATOR: Origin = { addressKey: 'operator', requestId: '-' };

export const callerOrigin = (caller: Caller): Origin => ({
  addressKey: storableAddressKey(caller),
  requestId: caller.requestId,
});
