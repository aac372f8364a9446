import type { FlagValues } from '@/contracts/flags';
import { publishFlags } from '@/lib/flags/flagStore';
import { publishSession, type SessionUser } from './sessionStore';

/** Flags first, so that a user never shows without them. */
export function publishPresence(user: SessionUser, flags: FlagValues | undefined): void {
  if (flags) publishFlags({ username: user.username, values: flags });
  publishSession({ status: 'authenticated', user });
}
