/** Stands in for XMLHttpRequest, which jsdom would send. Undone by `restore`. */
export class XhrStub extends EventTarget {
  static sent: XhrStub[] = [];
  static before: typeof XMLHttpRequest | undefined;

  static install(): void {
    XhrStub.sent = [];
    XhrStub.before = globalThis.XMLHttpRequest;
    globalThis.XMLHttpRequest = XhrStub as unknown as typeof XMLHttpRequest;
  }
  static restore(): void {
    globalThis.XMLHttpRequest = XhrStub.before!;
  }

  readonly headers: Record<string, string> = {};
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  method = '';
  url = '';
  body: FormData | undefined;
  status = 0;
  responseText = '';
  aborted = false;
  onload: () => void = () => undefined;

  open(method: string, url: string): void {
    this.method = method;
    this.url = url;
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  send(body: FormData): void {
    this.body = body;
    XhrStub.sent.push(this);
  }
  abort(): void {
    this.aborted = true;
    this.dispatchEvent(new Event('abort'));
  }
  progress(loaded: number, total: number): void {
    this.upload.onprogress?.({ loaded, total });
  }
  answer(status: number, body: unknown): void {
    this.status = status;
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
    this.onload();
  }
}
