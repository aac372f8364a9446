/** The backend checks guards in order. */
import type { AuditEvent } from './audit';

export type Guard =
  | { kind: 'signed-in' }
  | { kind: 'not-while-acting' }
  | { kind: 'audited'; event: AuditEvent; detail: (output: never) => string };

/** Changes by staff acting as a user are audited before they happen. */
export const signedIn: Guard = { kind: 'signed-in' };

/** Staff acting as the user get 403, and the attempt is audited. */
export const notWhileActing: Guard = { kind: 'not-while-acting' };

/** Audits each successful call; `detail` summarizes its answer. */
export const audited = <Output>(event: AuditEvent, detail: (output: Output) => string): Guard => ({
  kind: 'audited',
  event,
  detail,
});

export const isForUsers = ({ guards }: { guards: readonly Guard[] }): boolean =>
  guards.some(({ kind }) => kind === 'signed-in');
