import type { FlagValues } from '@/contracts/flags';
import { publishFlags } from '@/lib/flags/flagStore';
import { publishSession, type SessionUser } from './sessionStore';

/** Flags first, so that whoever is shown as signed in is shown with what is on for them. */
export function publishPresence(user: SessionUser, flags: FlagValues | undefined): void {
  if (flags) publishFlags({ username: user.username, values: flags });
  publishSession({ status: 'authenticated', user });
}
