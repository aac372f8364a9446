import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';
import type { Pool } from '../pool';
import { findSignIn, revokeSignIn } from '../tokens';
import { Records } from './Records';

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

/** Sign-ins in progress and codes live for minutes; after a restart, users start over. */
function inMemory(pool: Pool): Adapter {
  const records = new Records<AdapterPayload>(pool.now);
  return {
    ...forgetful,
    upsert: async (id, payload, seconds = 0) => records.set(id, payload, seconds),
    find: async (id) => records.get(id),
    consume: async (id) => {
      const record = records.get(id);
      // Checked and marked in one step, so only one of two parallel requests gets it.
      if (!record || record.consumed) throw new AlreadyUsed();
      record.consumed = true;
    },
    destroy: async (id) => records.delete(id),
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
    return kind === 'RefreshToken' ? refreshTokens(pool) : inMemory(pool);
  };
