import type { Caller } from '../../http/caller';
import type { GuardNote } from '../../http/guard';
import type { NewAudit } from './auditLog';
import { callerOrigin } from './origin';

export const auditFromNote = (note: GuardNote, caller: Caller): NewAudit => ({
  ...note,
  account: caller.account,
  actor: caller.actor,
  session: caller.session,
  ...callerOrigin(caller),
});
