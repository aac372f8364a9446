import type { FlagValues } from '@/contracts/flags';
import type { SessionUser } from '@/lib/session/sessionStore';
import type { IncomingMessage } from 'node:http';
import { countryOf } from '../flags/countryOf';
import { flagsFor } from '../flags/flagsFor';
import type { LiveSession } from './liveSession';

export async function sessionAnswer(
  { user, endsAt }: Pick<LiveSession, 'user' | 'endsAt'>,
  request: Pick<IncomingMessage, 'headers'>,
): Promise<{
  user: SessionUser;
  expires: string;
  flags: FlagValues;
  /** For the rules that the browser evaluates itself. */
  country?: string;
}> {
  const { values, country } = await flagsFor(user, countryOf(request));
  return { expires: endsAt, user, flags: values, country };
}
