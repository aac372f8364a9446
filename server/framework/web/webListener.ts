import type { RequestListener } from 'node:http';
import { BODY_LIMIT } from '@/contracts/limits';
import { readBody } from '../../http/readBody';
import { sendRefusalPage } from '../refusalPage';
import { isDearRead, type Admit } from './admit';
import type { Answers } from './Answers';
import type { AskRenderer } from './askRenderer';
import type { Headers } from './buildManifests';
import type { openReads } from './openReads';
import type { Answer } from './rendererProtocol';
import type { Leave } from './RenderGate';
import type { SendFile } from './staticFiles';

export interface WebParts {
  /** By address. */
  files: ReadonlyMap<string, SendFile>;
  answers: Pick<Answers, 'sendHeld' | 'make' | 'finish'>;
  renderer: Pick<AskRenderer, 'forward'>;
  findRead: Awaited<ReturnType<typeof openReads>>;
  admitRead: Admit;
  admitForm: Admit;
  /** For every answer; a held one has them already. */
  headers: Headers;
}

const READS = ['GET', 'HEAD'];
/** Pages whose form posts to them when there are no scripts. */
const FORMS: readonly string[] = ['/report'];
/** Our API answers other methods itself. */
const API = [...READS, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

const TOO_LONG = {
  status: 413,
  title: 'Too long',
  sentence: 'Go back: your browser still has what you typed. Please shorten it.',
} as const;

export function webListener({
  files,
  answers,
  renderer,
  findRead,
  admitRead,
  admitForm,
  headers,
}: WebParts): RequestListener {
  /** A turn lasts until the answer begins: a slow reader keeps nobody waiting. */
  const passOn = (...[request, response, answered]: [...Parameters<RequestListener>, Leave?]) => {
    const read = findRead(request);
    const finish = (answer: Answer) => answers.finish(request, answer);
    if (read) void read(request, response, finish).finally(answered);
    else renderer.forward(request, response, { answered });
  };
  const passOnInTurn = async (...[request, response]: Parameters<RequestListener>) => {
    const leave = await admitRead(request, response);
    if (leave && !response.destroyed) passOn(request, response, leave);
  };
  /** The body first: a slow sender takes no turn. */
  const passFormOn = async (...[request, response]: Parameters<RequestListener>) => {
    const body = await readBody(request, BODY_LIMIT).catch(() => undefined);
    if (!body) return response.destroyed ? undefined : sendRefusalPage(response, TOO_LONG);
    const leave = await admitForm(request, response);
    if (leave && !response.destroyed)
      renderer.forward(request, response, { body, answered: leave });
  };
  return (request, response) => {
    const { method = 'GET', url = '/' } = request;
    const isApi = url.startsWith('/api/');
    const path = url.split('?', 1)[0]!;
    const isForm = FORMS.includes(path);
    const methods = isApi ? API : isForm ? [...READS, 'POST'] : READS;
    const isTaken = methods.includes(method);
    const file = files.get(path);
    if (READS.includes(method) && !file && answers.sendHeld(request, response)) return;
    response.setHeaders(headers);
    if (!isTaken) response.writeHead(405, { Allow: methods.join(', ') }).end();
    else if (READS.includes(method) && isDearRead(url)) void passOnInTurn(request, response);
    else if (isApi) passOn(request, response);
    else if (isForm && method === 'POST') void passFormOn(request, response);
    else if (file) file(request, response).catch(() => response.destroy());
    else void answers.make(request, response);
  };
}
