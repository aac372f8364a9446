/** The backend checks guards in order. */
import type { AuditEvent } from '../accounts/audit';

export type Guard =
  | { kind: 'signed-in' }
  | { kind: 'not-while-acting' }
  | { kind: 'user-if-any'; isChoice: (query: object) => boolean }
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

/** Visitors may call it too; what a signed-in user does is done as that user. */
export const userIfAny: Guard = { kind: 'user-if-any', isChoice: () => false };

/**
 * Likewise. From our own pages, a call with a choice gives a visitor a cookie, and the choice of
 * staff acting as a user is audited.
 */
export const choiceOfAnyone = (isChoice: (query: object) => boolean = () => true): Guard => ({
  kind: 'user-if-any',
  isChoice,
});

export const findUserIfAny = ({ guards }: { guards: readonly Guard[] }) =>
  guards.find((guard) => guard.kind === 'user-if-any');

export const isForUsers = ({ guards }: { guards: readonly Guard[] }): boolean =>
  guards.some(({ kind }) => kind === 'signed-in');
