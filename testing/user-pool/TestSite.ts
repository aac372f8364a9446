/** The site's part of a redirect sign-in, as in NextAuth: state, nonce, PKCE, token exchange. */
import { createHash, randomBytes } from 'node:crypto';
import { Browser, readLocation } from './Browser';

export const SITE_URL = 'http://localhost:3000';
export const CALLBACK = `${SITE_URL}/api/auth/callback/cognito`;
const CLIENT = 'plumbline-web';

type Changes = Record<string, string | undefined>;

/** Undefined removes a field. */
const changed = (fields: Record<string, string>, changes: Changes): URLSearchParams =>
  new URLSearchParams(
    Object.entries({ ...fields, ...changes }).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  );

export interface Tokens {
  access_token: string;
  id_token: string;
  refresh_token: string;
  token_type: string;
  expires_in: number;
}

export class TestSite {
  readonly state = randomBytes(8).toString('hex');
  readonly nonce = randomBytes(8).toString('hex');
  readonly verifier = randomBytes(32).toString('base64url');

  constructor(readonly issuer: string) {}

  authorizeUrl(changes: Changes = {}): string {
    const challenge = createHash('sha256').update(this.verifier).digest('base64url');
    return `${this.issuer}/oauth2/authorize?${String(
      changed(
        {
          client_id: CLIENT,
          response_type: 'code',
          redirect_uri: CALLBACK,
          scope: 'email openid profile aws.cognito.signin.user.admin',
          state: this.state,
          nonce: this.nonce,
          code_challenge: challenge,
          code_challenge_method: 'S256',
          identity_provider: 'Google',
        },
        changes,
      ),
    )}`;
  }

  /** @returns the address of the account chooser */
  async begin(browser: Browser, changes: Changes = {}): Promise<string> {
    return readLocation(await browser.send(this.authorizeUrl(changes))).href;
  }

  /** Follows redirects until the browser leaves for the site. */
  async choose(browser: Browser, page: string, fields: Record<string, string>): Promise<URL> {
    return readLocation(await browser.send(readLocation(await browser.submit(page, fields)).href));
  }

  async codeFor(email: string, changes: Changes = {}, name = ''): Promise<string> {
    const browser = new Browser();
    return (
      await this.choose(browser, await this.begin(browser, changes), { email, name })
    ).searchParams.get('code')!;
  }

  post(
    path: string,
    fields: Record<string, string>,
    changes: Changes = {},
    headers: Record<string, string> = {},
  ): Promise<Response> {
    return fetch(this.issuer + path, {
      method: 'POST',
      headers,
      body: changed({ client_id: CLIENT, ...fields }, changes),
    });
  }

  redeem(
    code: string,
    changes: Changes = {},
    headers: Record<string, string> = {},
  ): Promise<Response> {
    return this.post(
      '/oauth2/token',
      {
        grant_type: 'authorization_code',
        code,
        redirect_uri: CALLBACK,
        code_verifier: this.verifier,
      },
      changes,
      headers,
    );
  }

  async signIn(email: string, changes: Changes = {}, name = ''): Promise<Tokens> {
    return (await (await this.redeem(await this.codeFor(email, changes, name))).json()) as Tokens;
  }
}
