import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface AskedCdn {
  sdkKey: string;
  ifNoneMatch: string | undefined;
  status: number;
}

/** How the CDN answers: normally, with a status, never, or by breaking the connection. */
export type CdnMood = 'up' | 'silent' | 'broken' | { status: number; body?: string };

export interface ConfigCatCdn {
  url: string;
  /** Requests since the last `forget`. */
  asked: AskedCdn[];
  forget(): void;
  put(sdkKey: string, config: object | string): void;
  set mood(mood: CdnMood);
  /** Ends every connection, pending ones included. */
  hangUp(): void;
  close(): Promise<void>;
}

const PATH = /^\/configuration-files\/(.+)\/config_v5\.json$/;

/** ConfigCat's CDN protocol: configurations by key, ETag and 304, any origin. */
export async function startConfigCatCdn(): Promise<ConfigCatCdn> {
  const files = new Map<string, string>();
  const asked: AskedCdn[] = [];
  let mood: CdnMood = 'up';

  function makeAnswer(
    sdkKey: string,
    ifNoneMatch: string | undefined,
  ): { status: number; body?: string; etag?: string } {
    if (typeof mood === 'object') return mood;
    const body = files.get(sdkKey);
    if (body === undefined) return { status: 404 };
    const etag = `W/"${createHash('sha1').update(body).digest('hex')}"`;
    return ifNoneMatch === etag ? { status: 304, etag } : { status: 200, body, etag };
  }

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const sdkKey = PATH.exec(new URL(request.url ?? '/', 'http://cdn').pathname)?.[1] ?? '';
    const ifNoneMatch = request.headers['if-none-match'];
    if (mood === 'silent' || mood === 'broken') {
      asked.push({ sdkKey, ifNoneMatch, status: 0 });
      if (mood === 'broken') request.socket.destroy();
      return;
    }
    const { status, body, etag } = makeAnswer(sdkKey, ifNoneMatch);
    asked.push({ sdkKey, ifNoneMatch, status });
    response
      .writeHead(status, {
        'content-type': 'application/json',
        'access-control-allow-origin': '*',
        'access-control-expose-headers': 'ETag',
        'cache-control': 'public, max-age=0, must-revalidate',
        ...(etag && { etag }),
      })
      .end(body);
  }

  const server = createServer(answer);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    forget: () => {
      asked.length = 0;
    },
    put: (sdkKey, config) => {
      files.set(sdkKey, typeof config === 'string' ? config : JSON.stringify(config));
    },
    set mood(next: CdnMood) {
      mood = next;
    },
    hangUp: () => server.closeAllConnections(),
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
