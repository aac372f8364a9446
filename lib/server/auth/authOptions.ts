import type { NextAuthOptions } from 'next-auth';
import type { JWT } from 'next-auth/jwt';
import { openSession } from '@/contracts/internalEndpoints';
import { safeCallback } from '@/lib/session/safeCallback';
import type { SessionUser } from '@/lib/session/sessionStore';
import { callBackend } from '../backend';
import { webEnv } from '../env';
import type { Tokens } from '../identity/identity';
import { recordAuthEvent } from './audit';
import { authCookies } from './cookies';
import { authLogger } from './authLogger';
import { emailHashOf } from './emailHash';
import type { LiveSession } from './liveSession';
import { authProviders, type SignedInUser } from './providers';
import { seal } from './seal';
import { sealTokens } from './sealTokens';
import { sessionAnswer } from './sessionAnswer';
import { COOKIE_SECONDS } from './sessionCookie';
import { SessionOver } from './SessionOver';
import { jwtOf, sessionTokenOf } from './sessionToken';
import type { Visitor } from './visitor';

interface ProviderAccount { access_token?: string; refresh_token?: string; expires_at?: number }

/** Tokens of a round trip to the identity provider. */
function tokensOf({ access_token: accessToken, refresh_token: refreshToken, expires_at: end }: ProviderAccount): Tokens {
  return { accessToken: accessToken ?? '', refreshToken: refreshToken ?? '', expiresAt: (end ?? 0) * 1_000 };
}

/** What came of a sign-in, told by those who know: NextAuth answers 200 to much that is none. */
export interface SignInOutcome {
  /** Why a password was refused, by the pool's name for that. */
  refusal?: string;
  /** A session has begun. */
  begun?: true;
}

/** Opens the session's row for somebody who has just signed in. What the cookie holds is made here, whatever the provider said. */
async function begin(account: string, { email, image }: Pick<SessionUser, 'email' | 'image'>, tokens: Tokens, provider: string, visitor: Visitor): Promise<JWT> {
  const emailHash = emailHashOf(email);
  const { secret } = webEnv();
  const sealedEmail = seal(secret, 'account-email', account, email);
  const { sid } = await callBackend(openSession, {
    body: { account, emailHash, sealedEmail, agent: visitor.agent, sealedTokens: sealTokens(secret, account, tokens) },
  }, visitor.caller, 0);
  await recordAuthEvent(visitor.caller, { event: 'sign-in', outcome: 'success', account, emailHash, sid, detail: provider });
  return jwtOf({ sid, user: { username: account, email, image } });
}

/**
 * NextAuth's options for one request.
 * @param visitor who asks
 * @param live the session that the request's cookie names, when its row is in force
 * @param outcome is told what comes of a sign-in
 */
export function authOptions(visitor: Visitor, live: LiveSession | undefined, outcome: SignInOutcome = {}): NextAuthOptions {
  const { siteUrl, secret, identity } = webEnv();
  const secure = siteUrl.startsWith('https:');
  return {
    secret,
    useSecureCookies: secure,
    cookies: authCookies(secure),
    session: { strategy: 'jwt', maxAge: COOKIE_SECONDS },
    pages: { signIn: '/auth/login', error: '/auth/error', signOut: '/', verifyRequest: '/auth/login' },
    providers: authProviders(identity, (exception) => { outcome.refusal = exception; }),
    logger: authLogger,
    callbacks: {
      signIn: ({ user }) => Boolean(user.id && user.email),
      redirect: ({ url }) => `${new URL(siteUrl).origin}${safeCallback(url, siteUrl)}`,
      async jwt({ token, user, account }) {
        if (account && user) {
          const tokens = account.type === 'credentials' ? (user as SignedInUser).tokens : tokensOf(account);
          const named = await begin(user.id, { email: user.email ?? '', image: user.image ?? undefined }, tokens, account.provider, visitor);
          outcome.begun = true;
          return named;
        }
        const named = sessionTokenOf(token);
        if (!live || live.sid !== named?.sid) throw new SessionOver();
        return token;
      },
      async session({ session, token }) {
        const named = sessionTokenOf(token);
        if (!named) throw new SessionOver();
        return sessionAnswer(live ?? { user: named.user, endsAt: session.expires });
      },
    },
  };
}
