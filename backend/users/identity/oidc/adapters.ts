import type { Adapter, AdapterFactory } from 'oidc-provider';
import type { Pool } from '../pool';
import { findSignIn, revokeSignIn } from '../tokens';
import { consumeRequest, deleteRequest, findRequest, upsertRequest } from './requests';

const nothing = async () => undefined;

export class AlreadyUsed extends Error {}

/** Stores nothing: every sign-in goes through the chooser. */
const forgetful: Adapter = {
  upsert: nothing,
  find: nothing,
  findByUserCode: nothing,
  findByUid: nothing,
  consume: nothing,
  destroy: nothing,
  revokeByGrantId: nothing,
};

/** Sign-ins under way and codes: any backend on the store goes on with them. */
function stored(pool: Pool, kind: string): Adapter {
  return {
    ...forgetful,
    upsert: (id, payload, seconds = 0) =>
      upsertRequest(pool, { kind, id, payload: { ...payload }, seconds }),
    find: (id) => findRequest(pool, kind, id),
    consume: async (id) => {
      if (!(await consumeRequest(pool, kind, id))) throw new AlreadyUsed();
    },
    destroy: (id) => deleteRequest(pool, kind, id),
  };
}

function refreshTokens(pool: Pool): Adapter {
  return {
    ...forgetful,
    find: async (token) => {
      const signIn = await findSignIn(pool, token);
      return (
        signIn && {
          kind: 'RefreshToken',
          jti: token,
          clientId: pool.clientId,
          accountId: signIn.sub,
          grantId: signIn.originJti,
        }
      );
    },
    destroy: async (token) => {
      const signIn = await findSignIn(pool, token);
      if (signIn) await revokeSignIn(pool.db, signIn.originJti);
    },
    revokeByGrantId: (originJti) => revokeSignIn(pool.db, originJti),
  };
}

export const adapters =
  (pool: Pool): AdapterFactory =>
  (kind) => {
    if (kind === 'Session') return forgetful;
    return kind === 'RefreshToken' ? refreshTokens(pool) : stored(pool, kind);
  };
