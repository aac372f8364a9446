import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Admit } from './admit';
import type { Handler } from './askNext';
import type { Header } from './buildManifests';
import { cacheControlOf, isPageData } from './cacheControl';
import type { FinishedFiles } from './FinishedFiles';
import type { HeldViews } from './HeldViews';
import type { KeptPages } from './KeptPages';

export interface WebParts {
  files: Pick<FinishedFiles, 'send'>;
  pages: Pick<KeptPages, 'send'>;
  views: Pick<HeldViews, 'send'>;
  admit: Admit;
  next: Handler;
  /** For every answer; `files` and `pages` have them already. */
  headers: readonly Header[];
  onError: (error: unknown) => void;
}

const READS = ['GET', 'HEAD'];
/** Our API answers other methods itself. */
const API = [...READS, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

const methodsOf = (url: string): readonly string[] => (url.startsWith('/api/') ? API : READS);

/** Next sets Cache-Control after all its hooks. */
function setsCacheControl(response: ServerResponse, url: string): void {
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) =>
    setHeader(
      name,
      name.toLowerCase() === 'cache-control' ? cacheControlOf(url, String(value)) : value,
    );
  // Next's client knows it by this name; there is no middleware here.
  if (isPageData(url)) setHeader('x-middleware-cache', 'no-cache');
}

/** Files and kept pages come from finished bytes, everything else from Next. */
export function webListener({
  files,
  pages,
  views,
  admit,
  next,
  headers,
  onError,
}: WebParts): RequestListener {
  async function askNext(request: IncomingMessage, response: ServerResponse): Promise<void> {
    setsCacheControl(response, request.url ?? '/');
    try {
      await next(request, response);
    } catch (error) {
      onError(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    }
  }

  async function makePage(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (await admit(request, response)) await askNext(request, response);
  }

  return (request, response) => {
    const { method = 'GET', url = '/' } = request;
    const methods = methodsOf(url);
    if (!methods.includes(method)) {
      for (const { key, value } of headers) response.setHeader(key, value);
      response.writeHead(405, { Allow: methods.join(', ') }).end();
      return;
    }
    if (url.startsWith('/api/')) return void askNext(request, response);
    if (files.send(request, response)) return;
    if (pages.send(request, response, () => void makePage(request, response))) return;
    if (views.send(request, response, () => void makePage(request, response))) return;
    void makePage(request, response);
  };
}
