import { TestXhr } from './TestXhr';

/** The parts of XMLHttpRequest that configcat-js uses, over fetch, with a browser's ETag cache. */
export class NodeXhr extends TestXhr {
  static readonly kept = new Map<string, { etag: string; body: string }>();
  private headers = new Headers();

  getResponseHeader(name: string): string | null {
    return this.headers.get(name);
  }

  send(): void {
    void this.run();
  }

  private async run(): Promise<void> {
    const kept = NodeXhr.kept.get(this.url);
    try {
      const response = await fetch(this.url, {
        signal: AbortSignal.timeout(this.timeout),
        headers: kept ? { 'if-none-match': kept.etag } : {},
      });
      const body = await response.text();
      const isKept = response.status === 304 && kept !== undefined;
      const etag = response.headers.get('etag');
      if (response.status === 200 && etag) NodeXhr.kept.set(this.url, { etag, body });
      this.headers = response.headers;
      this.finish({
        status: isKept ? 200 : response.status,
        statusText: response.statusText,
        responseText: isKept ? kept.body : body,
      });
    } catch (error) {
      this.readyState = 4;
      this.onreadystatechange?.();
      if ((error as Error).name === 'TimeoutError') this.ontimeout?.();
      else this.onerror?.();
    }
  }
}
