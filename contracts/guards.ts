/** What a call has to bring besides its input. An endpoint lists its guards; the backend checks them in that order. */
import type { AuditEvent } from './audit';

export type Guard =
  | { kind: 'signed-in' }
  | { kind: 'not-while-acting' }
  | { kind: 'audited'; event: AuditEvent; detail: (output: never) => string };

/** Somebody is signed in; 401 otherwise. What staff change as a user is written to the audit log before it happens. */
export const signedIn: Guard = { kind: 'signed-in' };

/** For the owner of the account alone: 403 for staff who act as them, and the audit log has the try. */
export const notWhileActing: Guard = { kind: 'not-while-acting' };

/** The audit log has every call that succeeded. `detail` makes a few words of the answer. */
export const audited = <Output>(event: AuditEvent, detail: (output: Output) => string): Guard => ({
  kind: 'audited',
  event,
  detail,
});

export const isForUsers = ({ guards }: { guards: readonly Guard[] }): boolean =>
  guards.some(({ kind }) => kind === 'signed-in');
