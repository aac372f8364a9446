/**
 * XMLHttpRequest as far as configcat-js uses it, over Node's fetch, and with a browser's cache: it asks again with the tag that it has
 * and hands out what it has kept when the answer is 304.
 */
export class NodeXhr {
  static readonly kept = new Map<string, { etag: string; body: string }>();
  onreadystatechange?: () => void;
  ontimeout?: () => void;
  onabort?: () => void;
  onerror?: () => void;
  readyState = 0;
  status = 0;
  statusText = '';
  responseText = '';
  timeout = 0;
  private url = '';
  private headers = new Headers();

  open(_method: string, url: string): void { this.url = url; }

  getResponseHeader(name: string): string | null { return this.headers.get(name); }

  send(): void { void this.run(); }

  private async run(): Promise<void> {
    const kept = NodeXhr.kept.get(this.url);
    try {
      const response = await fetch(this.url, { signal: AbortSignal.timeout(this.timeout), headers: kept ? { 'if-none-match': kept.etag } : {} });
      const body = await response.text();
      const isKept = response.status === 304 && kept !== undefined;
      const etag = response.headers.get('etag');
      if (response.status === 200 && etag) NodeXhr.kept.set(this.url, { etag, body });
      Object.assign(this, {
        status: isKept ? 200 : response.status, statusText: response.statusText, responseText: isKept ? kept.body : body, headers: response.headers, readyState: 4,
      });
      this.onreadystatechange?.();
    } catch (error) {
      this.readyState = 4;
      this.onreadystatechange?.();
      if ((error as Error).name === 'TimeoutError') this.ontimeout?.();
      else this.onerror?.();
    }
  }
}
