import type { FlagUser } from '@/contracts/flags';
import type { SessionUser } from '@/lib/session/sessionStore';

/**
 * The user that flags are evaluated for (specification §3), the same in browser and server. During
 * impersonation, rules may use the custom attribute `adminId`.
 * @param more other attributes; `country` as in ISO 3166
 */
export function flagUserOf(
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
