import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Admit } from './admit';
import type { AskRenderer } from './askRenderer';
import type { Header } from './buildManifests';
import type { FinishedFiles } from './FinishedFiles';
import type { HeldViews } from './HeldViews';
import type { KeptPages } from './KeptPages';

export interface WebParts {
  files: Pick<FinishedFiles, 'send'>;
  pages: Pick<KeptPages, 'send'>;
  views: Pick<HeldViews, 'send'>;
  admit: Admit;
  renderer: Pick<AskRenderer, 'forward'>;
  /** For every answer; the parts have them already. */
  headers: readonly Header[];
}

const READS = ['GET', 'HEAD'];
/** Our API answers other methods itself. */
const API = [...READS, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

const allowedMethods = (url: string): readonly string[] => (url.startsWith('/api/') ? API : READS);

/** Files and kept pages come from finished bytes, everything else from the renderer. */
export function webListener({
  files,
  pages,
  views,
  admit,
  renderer,
  headers,
}: WebParts): RequestListener {
  async function makePage(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (await admit(request, response)) renderer.forward(request, response);
  }

  return (request, response) => {
    const { method = 'GET', url = '/' } = request;
    const methods = allowedMethods(url);
    if (!methods.includes(method)) {
      for (const { key, value } of headers) response.setHeader(key, value);
      response.writeHead(405, { Allow: methods.join(', ') }).end();
      return;
    }
    if (url.startsWith('/api/')) return renderer.forward(request, response);
    if (files.send(request, response)) return;
    if (pages.send(request, response, () => void makePage(request, response))) return;
    if (views.send(request, response, () => void makePage(request, response))) return;
    void makePage(request, response);
  };
}
