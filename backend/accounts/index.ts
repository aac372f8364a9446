export { ACTING_MS, refusalOf } from './actingRules';
export { insertAudit } from './auditLog';
export { inForce } from './endWhere';
export { findAccount, type NamedAccount } from './knownAccounts';
export { noteOf } from './noteOf';
export { originOf, type Origin } from './origin';
export type { AccountNeeds } from './routes';
export { printable } from './printable';
export { hashOfSid, newSid, type SessionRow } from './sessionId';
export { DEFAULT_SESSION_LIMITS, type SessionLimits } from './sessionLimits';
export {
  findRight,
  grantRight,
  listRights,
  revokeRight,
  staffAmong,
  type StaffRight,
} from './staffRights';
export { stopWhere } from './stopWhere';
