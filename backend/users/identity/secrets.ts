import { createHmac, randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair, importJWK, type JWK, type KeyLike } from 'jose';
import { eq } from 'drizzle-orm';
import { poolKeys } from '../../db/schema';
import type { Store } from '../../db/store';

export interface PoolSecrets {
  kid: string;
  signingKey: KeyLike | Uint8Array;
  verifyingKey: KeyLike | Uint8Array;
  publicJwk: JWK;
  /** For oidc/createOidcProvider.ts, whose library needs a signing key. */
  privateJwk: JWK;
  hash: (purpose: string, value: string) => string;
}

interface Stored {
  privateJwk: JWK;
  hashKey: string;
  kid: string;
}

const ID = 'pool';

async function makeStored(): Promise<Stored> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return {
    privateJwk: await exportJWK(privateKey),
    hashKey: randomBytes(32).toString('base64url'),
    kid: randomBytes(9).toString('base64url'),
  };
}

async function findStored(store: Store): Promise<Stored | undefined> {
  const [row] = await store.db.select().from(poolKeys).where(eq(poolKeys.id, ID));
  return row?.value as Stored | undefined;
}

/** Created at the first start and stored, so processes and restarts share them. */
export async function loadSecrets(store: Store, now: Date): Promise<PoolSecrets> {
  let stored = await findStored(store);
  if (!stored) {
    await store.db
      .insert(poolKeys)
      .values({ id: ID, value: await makeStored(), createdAt: now.toISOString() })
      .onConflictDoNothing();
    // Another process may have been first; the stored keys win.
    stored = await findStored(store);
  }
  const { privateJwk, hashKey, kid } = stored!;
  const { kty, n, e } = privateJwk;
  const publicJwk = { kty, n, e, kid, alg: 'RS256', use: 'sig' };
  return {
    kid,
    publicJwk,
    privateJwk: { ...privateJwk, kid, alg: 'RS256', use: 'sig' },
    signingKey: await importJWK(privateJwk, 'RS256'),
    verifyingKey: await importJWK(publicJwk, 'RS256'),
    hash: (purpose, value) =>
      createHmac('sha256', Buffer.from(hashKey, 'base64url'))
        .update(`${purpose}\0${value}`)
        .digest('base64url'),
  };
}
