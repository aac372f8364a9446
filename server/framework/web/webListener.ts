import type { RequestListener } from 'node:http';
import type { Answers } from './Answers';
import type { AskRenderer } from './askRenderer';
import type { Headers } from './buildManifests';
import type { SendFile } from './staticFiles';

export interface WebParts {
  /** By address. */
  files: ReadonlyMap<string, SendFile>;
  answers: Pick<Answers, 'sendHeld' | 'make' | 'keeperFor'>;
  renderer: Pick<AskRenderer, 'forward'>;
  /** For every answer; a held one has them already. */
  headers: Headers;
}

const READS = ['GET', 'HEAD'];
/** Our API answers other methods itself. */
const API = [...READS, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

export function webListener({ files, answers, renderer, headers }: WebParts): RequestListener {
  return (request, response) => {
    const { method = 'GET', url = '/' } = request;
    const isApi = url.startsWith('/api/');
    const methods = isApi ? API : READS;
    const isTaken = methods.includes(method);
    const file = files.get(url.split('?', 1)[0]!);
    if (READS.includes(method) && !file && answers.sendHeld(request, response)) return;
    response.setHeaders(headers);
    if (!isTaken) response.writeHead(405, { Allow: methods.join(', ') }).end();
    else if (isApi) renderer.forward(request, response, { keep: answers.keeperFor(request) });
    else if (file) file(request, response).catch(() => response.destroy());
    else void answers.make(request, response);
  };
}
