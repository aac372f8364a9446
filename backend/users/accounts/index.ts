export { ACTING_MS, actingRefusal, type NoTarget } from './actingRules';
export { insertAudit } from './auditLog';
export { inForce } from './endWhere';
export { findAccount } from './knownAccounts';
export { auditFromNote } from './auditFromNote';
export { callerOrigin, ITSELF, OPERATOR, type Origin } from './origin';
export type { AccountNeeds } from './routes';
export { beginOnce, finishOnce } from './once';
export { printable } from './printable';
export { findSession, hashSid, newSid, type SessionRow } from './sessionId';
export { DEFAULT_SESSION_LIMITS, type SessionLimits } from './sessionLimits';
export {
  findRight,
  grantRight,
  listRights,
  revokeRight,
  staffAmong,
  type StaffRight,
} from './staffRights';
export { endOpen } from './sessions';
export { stopWhere } from './stopWhere';
