import type { RequestListener } from 'node:http';
import type { Answers } from './Answers';
import type { AskRenderer } from './askRenderer';
import type { Headers } from './buildManifests';

export interface WebParts {
  answers: Pick<Answers, 'send'>;
  renderer: Pick<AskRenderer, 'forward'>;
  /** For every answer; the parts have them already. */
  headers: Headers;
}

const READS = ['GET', 'HEAD'];
/** Our API answers other methods itself. */
const API = [...READS, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

export function webListener({ answers, renderer, headers }: WebParts): RequestListener {
  return (request, response) => {
    const { method = 'GET', url = '/' } = request;
    const isApi = url.startsWith('/api/');
    const methods = isApi ? API : READS;
    if (!methods.includes(method)) {
      response.setHeaders(new Map(headers));
      response.writeHead(405, { Allow: methods.join(', ') }).end();
    } else if (isApi) renderer.forward(request, response);
    else answers.send(request, response);
  };
}
