import type { Database } from '../db/store';
import type { HostedDomain } from './oidc/hostedDomain';
import type { CodePurpose } from './limits';
import type { PoolSecrets } from './secrets';

/** What the pool is called, and how much it tells. */
export interface PoolSettings {
  poolId: string;
  clientId: string;
  /** Makes every call prove that it knows it (SECRET_HASH); undefined for a client without one. */
  clientSecret: string | undefined;
  /** `iss` of its tokens. */
  issuer: string;
  /** Cognito's PreventUserExistenceErrors: an unknown user looks like a known one, where the protocol allows it. */
  hidesUsers: boolean;
  /** How long codes of both kinds are good, in seconds; undefined means as long as Cognito's. */
  codeSeconds?: number | undefined;
  /** The secret key of whoever may call the operations of administrators; undefined means nobody may. */
  adminSecret?: string | undefined;
  /** The endpoints of OAuth beside the operations; undefined for a pool without them. */
  domain?: HostedDomain | undefined;
}

/** Brings a code to a person, with the seconds that it is good for. Called inside the transaction that made the code: both are stored, or neither. */
export type SendCode = (
  db: Database,
  message: { to: string; purpose: CodePurpose; code: string; now: Date; expiresInSeconds: number },
) => Promise<void>;

/** What every operation works with. */
export interface Pool extends PoolSettings {
  db: Database;
  now: () => Date;
  secrets: PoolSecrets;
  sendCode: SendCode;
}
