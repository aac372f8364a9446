/** Enough of a browser for redirect sign-ins: cookies with paths, single redirects, forms. */
export class Browser {
  #cookies = new Map<string, { name: string; value: string; path: string }>();
  readonly setCookies: string[] = [];

  #cookieFor(path: string): string {
    const fitting = [...this.#cookies.values()].filter(
      (cookie) => path === cookie.path || path.startsWith(cookie.path.replace(/\/?$/, '/')),
    );
    return fitting.map(({ name, value }) => `${name}=${value}`).join('; ');
  }

  #keep(line: string): void {
    this.setCookies.push(line);
    const [pair = '', ...attributes] = line.split('; ');
    const [name = '', value = ''] = pair.split('=', 2);
    const path =
      attributes.find((attribute) => attribute.startsWith('path='))?.slice('path='.length) ?? '/';
    const key = `${path} ${name}`;
    if (value === '') this.#cookies.delete(key);
    else this.#cookies.set(key, { name, value, path });
  }

  /** Copies another browser's cookies, as in a theft. */
  take(other: Browser): void {
    this.#cookies = new Map(other.#cookies);
  }

  async send(url: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    const cookie = this.#cookieFor(new URL(url).pathname);
    if (cookie) headers.set('cookie', cookie);
    if (!headers.has('accept')) headers.set('accept', 'text/html');
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    response.headers.getSetCookie().forEach((line) => this.#keep(line));
    return response;
  }

  /** Submits a form with the Origin header of the page at `url`. */
  submit(
    url: string,
    fields: Record<string, string>,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    return this.send(url, {
      method: 'POST',
      headers: { origin: new URL(url).origin, ...headers },
      body: new URLSearchParams(fields),
    });
  }
}

export const readLocation = (response: Response): URL =>
  new URL(response.headers.get('location') ?? '', response.url);
