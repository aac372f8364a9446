import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../http/problem';
import type { AdminCall, AdminRoute } from './adminRoute';
import { authorize } from './authorize';
import { streamLines } from './lines';
import { OperatorError } from './OperatorError';
import { removeSpooled, spool } from './spool';

export interface AdminAccess {
  dataDir: string;
  /** From the file `admin-token` of the data directory. */
  adminToken: string;
}

export interface MountedAdminRoute {
  path: string;
  route: AdminRoute<never>;
  given: object;
}

class Turn {
  private taken = false;

  take(): () => void {
    if (this.taken)
      throw new Problem(
        'unavailable',
        'Another import or rating is running. Try again when it is done.',
      );
    this.taken = true;
    return () => {
      this.taken = false;
    };
  }
}

const NO_UPLOAD = { file: undefined, remove: async () => undefined };

const SMALL_BYTES = 4_096;

/** @throws Problem `too-large` */
async function readSmall(body: Readable): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of body as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > SMALL_BYTES) throw new Problem('too-large', 'The input is too large.');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

async function takeUpload(request: FastifyRequest, dataDir: string) {
  const length = Number(request.headers['content-length'] ?? 0);
  return spool(request.body as Readable, dataDir, length);
}

/** Calls `done` once, when the work has ended or never began. */
async function answer(
  request: FastifyRequest,
  { route, given }: MountedAdminRoute,
  dataDir: string,
  done: () => void,
): Promise<Readable> {
  try {
    if (route.upload === true && !request.body)
      throw new Problem('invalid-input', 'Send the file as application/octet-stream.');
    const work = route.prepare(request.query);
    const small =
      route.upload === 'small'
        ? await readSmall((request.body as Readable | undefined) ?? Readable.from([]))
        : undefined;
    const { file, remove } = route.upload === true ? await takeUpload(request, dataDir) : NO_UPLOAD;
    const perform = (emit: AdminCall['emit'], signal: AbortSignal) =>
      work(given as never, {
        emit,
        signal,
        open: () => (small ? Readable.from([small]) : createReadStream(file!)),
      });
    return streamLines(
      async (emit, signal) => {
        try {
          return await perform(emit, signal);
        } finally {
          await remove();
          done();
        }
      },
      {
        isPublic: (error) => error instanceof OperatorError || error instanceof Problem,
        onFailure: (error) => request.log.error({ err: error }, 'admin request failed'),
      },
    );
  } catch (error) {
    done();
    throw error;
  }
}

export function registerAdminRoutes(
  app: FastifyInstance,
  routes: readonly MountedAdminRoute[],
  { dataDir, adminToken }: AdminAccess,
): void {
  removeSpooled(dataDir);
  const turn = new Turn();
  void app.register(async (scope) => {
    scope.addHook('onRequest', async (request) => authorize(request, adminToken));
    // Bodies are streams of any length: skip the JSON parser and its 64 KB limit.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/octet-stream', (_request, payload, done) =>
      done(null, payload),
    );
    scope.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    for (const mounted of routes) {
      scope.post(
        `/admin/${mounted.path}`,
        { config: { rateLimit: false } },
        async (request, reply) => {
          const done = mounted.route.alone ? turn.take() : () => undefined;
          return reply
            .type('application/x-ndjson')
            .send(await answer(request, mounted, dataDir, done));
        },
      );
    }
  });
}
