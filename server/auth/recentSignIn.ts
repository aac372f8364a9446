import { ARCHIVE_SIGN_IN_HOURS } from '@/contracts/limits';
import { ApiProblem } from '../http/ApiProblem';
import type { Tokens } from '../identity/identity';
import { readSession } from './liveSession';
import type { AnyCall } from './requireSession';
import { toVisitor } from './visitor';

/** The pool's own word: the session keeps its tokens sealed. @returns 0 if it does not say */
function signedInAt({ accessToken }: Tokens): number {
  try {
    const payload = Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString();
    const { auth_time: seconds } = JSON.parse(payload) as { auth_time?: unknown };
    return typeof seconds === 'number' ? seconds * 1_000 : 0;
  } catch {
    return 0;
  }
}

export const isRecent = (tokens: Tokens, minutes: number): boolean =>
  Date.now() - signedInAt(tokens) < minutes * 60_000;

/**
 * An archive has everything, so a session alone is not enough. Visitors are refused elsewhere.
 * @throws ApiProblem 403 `old-sign-in`
 */
export async function assertSignedInLately({ request, requestId }: AnyCall): Promise<void> {
  const session = await readSession(request, toVisitor(request, requestId).caller);
  if (session && !isRecent(session.tokens, ARCHIVE_SIGN_IN_HOURS * 60))
    throw new ApiProblem(
      'old-sign-in',
      `You logged in more than ${ARCHIVE_SIGN_IN_HOURS} hours ago. Log out and in again to get your archive.`,
    );
}
