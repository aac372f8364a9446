import type { FlagUser } from '@/contracts/flags';
import type { SessionUser } from '@/lib/session/sessionStore';

/**
 * The user that flags are evaluated for, the same in browser and server (specification §3).
 * `adminId` is set during impersonation.
 * @param more `country` as in ISO 3166
 */
export function toFlagUser(
  { username, email, adminId }: SessionUser,
  more: Pick<FlagUser, 'country'> & { custom?: FlagUser['custom'] } = {},
): FlagUser {
  return {
    identifier: username,
    email,
    ...(more.country !== undefined && { country: more.country }),
    custom: { ...more.custom, ...(adminId !== undefined && { adminId }) },
  };
}
