import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';
import type { Pool } from '../pool';
import { findSignIn, revokeSignIn } from '../tokens';
import { Records } from './Records';

const nothing = async () => undefined;

/** A code that is used, or gone meanwhile. */
export class AlreadyUsed extends Error {}

/** What nobody asks for again: every sign-in goes through the chooser, none is remembered by a cookie. */
const forgetful: Adapter = {
  upsert: nothing,
  find: nothing,
  findByUserCode: nothing,
  findByUid: nothing,
  consume: nothing,
  destroy: nothing,
  revokeByGrantId: nothing,
};

/** Sign-ins under way and codes: minutes old at most, so that memory is enough. A restart asks people to begin again. */
function inMemory(pool: Pool): Adapter {
  const records = new Records<AdapterPayload>(pool.now);
  return {
    ...forgetful,
    upsert: async (id, payload, seconds = 0) => records.set(id, payload, seconds),
    find: async (id) => records.get(id),
    consume: async (id) => {
      const record = records.get(id);
      // Looked at and marked in one step: of two at once, one gets it.
      if (!record || record.consumed) throw new AlreadyUsed();
      record.consumed = true;
    },
    destroy: async (id) => records.delete(id),
  };
}

/** Refresh tokens are the pool's own, whichever way somebody signed in. */
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

/** Where the library keeps what. */
export const adapters =
  (pool: Pool): AdapterFactory =>
  (kind) => {
    if (kind === 'Session') return forgetful;
    return kind === 'RefreshToken' ? refreshTokens(pool) : inMemory(pool);
  };
