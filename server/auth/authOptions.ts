import type { NextAuthOptions } from 'next-auth';
import type { JWT } from 'next-auth/jwt';
import { openSession } from '@/contracts/accounts/internalEndpoints';
import { safeCallback } from '@/lib/session/safeCallback';
import type { SessionUser } from '@/lib/session/sessionStore';
import { callBackend } from '../backend/backend';
import { webEnv } from '../env';
import type { Tokens } from '../identity/identity';
import { recordAuthEvent } from './audit';
import { authCookies } from './cookies';
import { authLogger } from './authLogger';
import { hashEmail } from './emailHash';
import { endOwnSession } from './endOwnSession';
import { authProviders, type SignedInUser } from './providers';
import { seal } from './seal';
import { sealTokens } from './sealTokens';
import { COOKIE_SECONDS } from './sessionCookie';
import { SessionOver } from './SessionOver';
import { toJwt, type SessionToken } from './sessionToken';
import type { Visitor } from './visitor';

interface ProviderAccount {
  access_token?: string;
  refresh_token?: string;
  expires_at?: number;
}

function toTokens({
  access_token: accessToken,
  refresh_token: refreshToken,
  expires_at: end,
}: ProviderAccount): Tokens {
  return {
    accessToken: accessToken ?? '',
    refreshToken: refreshToken ?? '',
    expiresAt: (end ?? 0) * 1_000,
  };
}

/** NextAuth answers 200 to many failures, so its callbacks report the outcome. */
export interface SignInReport {
  /** The account knows the browser: the pool's back-off is for others. */
  known?: boolean;
  /** By the pool's name for the refusal. */
  refused?: (exception: string) => void;
  /** Before the answer is sent. */
  begun?: () => void | Promise<void>;
}

/** `before` is the session the browser had, which its cookie no longer names. */
interface Beginning {
  user: SessionUser;
  tokens: Tokens;
  provider: string;
  before?: SessionToken;
}

/** Ends the session before it. The cookie has only what we put there. */
async function begin(
  { user, tokens, provider, before }: Beginning,
  visitor: Visitor,
): Promise<JWT> {
  const { username: account, email } = user;
  const emailHash = hashEmail(email);
  const { secret } = webEnv();
  const sealedEmail = seal(secret, 'account-email', account, email);
  const { sid } = await callBackend(
    openSession,
    {
      body: {
        account,
        emailHash,
        sealedEmail,
        agent: visitor.agent,
        sealedTokens: sealTokens(secret, account, tokens),
      },
    },
    visitor.caller,
    0,
  );
  if (before) await endOwnSession(before, visitor, 'signed in anew');
  await recordAuthEvent(visitor.caller, {
    event: 'sign-in',
    outcome: 'success',
    account,
    emailHash,
    sid,
    detail: provider,
  });
  return toJwt({ sid, user });
}

/**
 * @param before session of the cookie, active or not; a new one replaces it
 */
export function authOptions(
  visitor: Visitor,
  before: SessionToken | undefined,
  report: SignInReport = {},
): NextAuthOptions {
  const { siteUrl, secret, identity } = webEnv();
  const secure = siteUrl.startsWith('https:');
  return {
    secret,
    useSecureCookies: secure,
    cookies: authCookies(secure),
    session: { strategy: 'jwt', maxAge: COOKIE_SECONDS },
    pages: {
      signIn: '/auth/login',
      error: '/auth/error',
      signOut: '/',
      verifyRequest: '/auth/login',
    },
    providers: authProviders(identity, report.known ?? false, (exception) =>
      report.refused?.(exception),
    ),
    logger: authLogger,
    callbacks: {
      signIn: ({ user }) => Boolean(user.id && user.email),
      redirect: ({ url }) => `${new URL(siteUrl).origin}${safeCallback(url, siteUrl)}`,
      async jwt({ user, account }) {
        // Only ended sessions get here: authHandler answers active ones.
        if (!account || !user) throw new SessionOver();
        const tokens =
          account.type === 'credentials' ? (user as SignedInUser).tokens : toTokens(account);
        const named = {
          username: user.id,
          email: user.email ?? '',
          image: user.image ?? undefined,
        };
        const jwt = await begin(
          { user: named, tokens, provider: account.provider, before },
          visitor,
        );
        await report.begun?.();
        return jwt;
      },
    },
  };
}
