import type { FlagUser } from '@/contracts/flags';
import type { SessionUser } from '@/lib/session/sessionStore';

/**
 * Who a flag is evaluated for, of a session (specification §3): the same in the browser and on the server, so that both come to the
 * same value. While somebody acts as this user, rules may compare the custom attribute `adminId`.
 * @param more what else is known of the user: a country as ISO 3166 has it, further attributes
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
