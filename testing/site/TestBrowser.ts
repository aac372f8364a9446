import { ACTING_HEADER } from '../../contracts/accounts/actingHeader';

/** Keeps cookies, and posts forms and JSON as the site's own pages do. */
export class TestBrowser {
  readonly cookies = new Map<string, string>();
  /** As whom its page shows itself acting. */
  showsActing: string | undefined;

  constructor(
    readonly url: string,
    readonly address = '',
  ) {}

  private keep(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
      const name = pair.slice(0, pair.indexOf('='));
      const value = pair.slice(pair.indexOf('=') + 1);
      const gone =
        value === '' ||
        attributes.some(
          (attribute) =>
            /^max-age=0$/i.test(attribute) ||
            (/^expires=/i.test(attribute) && Date.parse(attribute.slice(8)) < 1),
        );
      if (gone) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }

  async ask(path: string, init: RequestInit = {}): Promise<Response> {
    const response = await fetch(new URL(path, this.url), {
      redirect: 'manual',
      ...init,
      headers: {
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'sec-fetch-site': 'same-origin',
        'sec-fetch-mode': 'cors',
        ...(this.address && { 'x-forwarded-for': this.address }),
        ...(init.headers as Record<string, string>),
      },
    });
    this.keep(response);
    return response;
  }

  post(path: string, body: object): Promise<Response> {
    return this.ask(path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(this.showsActing !== undefined && { [ACTING_HEADER]: this.showsActing }),
      },
      body: JSON.stringify(body),
    });
  }

  /** Sends one file in a form. */
  upload(path: string, file: Uint8Array<ArrayBuffer>): Promise<Response> {
    const body = new FormData();
    body.append('picture', new Blob([file], { type: 'image/png' }), 'picture.png');
    const acting = this.showsActing !== undefined && { [ACTING_HEADER]: this.showsActing };
    return this.ask(path, { method: 'POST', headers: { ...acting }, body });
  }

  /** Submits a NextAuth form with its CSRF token. */
  async submit(path: string, fields: Record<string, string>): Promise<Response> {
    const { csrfToken } = (await (await this.ask('/api/auth/csrf')).json()) as {
      csrfToken: string;
    };
    return this.ask(path, {
      method: 'POST',
      body: new URLSearchParams({ json: 'true', csrfToken, ...fields }),
    });
  }

  signIn(email: string, password: string): Promise<Response> {
    return this.submit('/api/auth/callback/credentials', { email, password, callbackUrl: '/' });
  }

  async session(): Promise<{ user?: { username: string; email: string }; expires?: string }> {
    return (await (await this.ask('/api/auth/session')).json()) as never;
  }
}
