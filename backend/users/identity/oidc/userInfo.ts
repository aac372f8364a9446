import type { FastifyRequest } from 'fastify';
import { PoolException } from '../exceptions';
import { listIdentities } from '../identities';
import type { Pool } from '../pool';
import { getTokenUser } from '../tokens';

export interface UserInfoAnswer {
  status: number;
  challenge?: string;
  body: object;
}

const refuse = (status: number, error: string, description: string): UserInfoAnswer => ({
  status,
  challenge: `Bearer error="${error}", error_description="${description}"`,
  body: { error, error_description: description },
});

/** Requires an access token with the `openid` scope. */
export async function userInfo(pool: Pool, request: FastifyRequest): Promise<UserInfoAnswer> {
  const [, token] = /^Bearer ([\w.-]{1,8192})$/i.exec(request.headers.authorization ?? '') ?? [];
  if (!token) return refuse(401, 'invalid_token', 'Access token is missing');
  try {
    const user = await getTokenUser(pool, token, 'openid');
    const identities = await listIdentities(pool.db, user);
    return {
      status: 200,
      body: {
        sub: user.sub,
        username: user.sub,
        email: user.email,
        email_verified: String(user.emailVerified),
        ...(identities.length > 0 && { identities: JSON.stringify(identities) }),
      },
    };
  } catch (error) {
    if (error instanceof PoolException) return refuse(401, 'invalid_token', error.message);
    throw error;
  }
}
