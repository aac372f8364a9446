export const AUDIT_EVENTS = [
  'sign-in',
  'sign-out',
  'sign-up',
  'verify-email',
  'resend-confirmation',
  'forgot-password',
  'reset-password',
  'change-password',
  'session-ended',
  'sessions-ended',
  'rate-limited',
  'staff-granted',
  'staff-revoked',
  'impersonation-started',
  'impersonation-ended',
  'impersonation-write',
] as const;
export type AuditEvent = (typeof AUDIT_EVENTS)[number];
