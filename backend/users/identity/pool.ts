import type { Database } from '../../db/store';
import type { HostedDomain } from './oidc/hostedDomain';
import type { CodePurpose } from './limits';
import type { PoolSecrets } from './secrets';

export interface PoolSettings {
  poolId: string;
  clientId: string;
  /** Undefined for a client without one. */
  clientSecret: string | undefined;
  issuer: string;
  /** Cognito's PreventUserExistenceErrors. */
  hidesUsers: boolean;
  /** Lifetime of all codes; undefined means Cognito's lifetimes. */
  codeSeconds?: number | undefined;
  /** Signs administrators' calls; undefined disables them. */
  adminSecret?: string | undefined;
  domain?: HostedDomain | undefined;
}

/** Delivers a code within the transaction that stores it. */
export type SendCode = (
  db: Database,
  message: {
    to: string;
    purpose: CodePurpose;
    code: string;
    /** For the mail's link. */
    linkCode: string;
    now: Date;
    expiresInSeconds: number;
  },
) => Promise<void>;

export interface Pool extends PoolSettings {
  db: Database;
  now: () => Date;
  secrets: PoolSecrets;
  sendCode: SendCode;
  /** This call comes from a browser that the account knows: others' failures do not stop it. */
  forKnownBrowser?: boolean;
  /** Keyed hash of the browser that asks for a code or enters one. */
  codeBrowser?: string | undefined;
  /** Keyed hash of the widest network that the call comes from. */
  network?: string;
}
