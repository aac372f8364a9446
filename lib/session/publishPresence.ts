import type { FlagValues } from '@/contracts/flags';
import { publishFlags } from '@/lib/flags/flagStore';
import { publishSession, type SessionUser } from './sessionStore';

/** The server's answer about a session in force. */
export interface Presence {
  user: SessionUser;
  flags?: FlagValues;
  country?: string;
}

/** Flags first, so that a user never shows without them. */
export function publishPresence({ user, flags, country }: Presence): void {
  if (flags) publishFlags({ username: user.username, values: flags, country });
  publishSession({ status: 'authenticated', user });
}
