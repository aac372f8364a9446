import type { FlagValues } from '@/contracts/flags';
import type { SessionUser } from '@/lib/session/sessionStore';
import { flagsFor } from '../flags/flagsFor';
import type { LiveSession } from './liveSession';

export async function sessionAnswer({
  user,
  endsAt,
}: Pick<LiveSession, 'user' | 'endsAt'>): Promise<{
  user: SessionUser;
  expires: string;
  flags: FlagValues;
}> {
  return { expires: endsAt, user, flags: (await flagsFor(user)).values };
}
