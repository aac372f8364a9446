import type { Caller } from '../http/caller';
import type { GuardNote } from '../http/guard';
import type { NewAudit } from './auditLog';
import { originOf } from './origin';

export const noteOf = (note: GuardNote, caller: Caller): NewAudit => ({
  ...note,
  account: caller.account,
  actor: caller.actor,
  session: caller.session,
  ...originOf(caller),
});
