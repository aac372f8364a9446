import { createReadStream, createWriteStream, readdirSync, rmSync } from 'node:fs';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Problem } from '../http/problem';
import { freeBytes, RESERVED_BYTES } from '../db/diskSpace';
import type { AdminCall, AdminRoute } from './adminRoute';
import { authorize } from './authorize';
import { streamLines } from './lines';
import { OperatorError } from './OperatorError';

const PREFIX = 'import-';
const CHECK_EVERY_BYTES = 4_000_000;

/** An upload must not take the room that the database needs. */
async function assertRoom(dataDir: string, bytes = 0): Promise<void> {
  if ((await freeBytes(dataDir)) - bytes >= RESERVED_BYTES) return;
  throw new Problem(
    'unavailable',
    'The disk of the data directory is full. Make room and try again.',
  );
}

async function* whileThereIsRoom(body: AsyncIterable<Buffer>, dataDir: string) {
  let unchecked = 0;
  for await (const chunk of body) {
    unchecked += chunk.length;
    if (unchecked >= CHECK_EVERY_BYTES) {
      await assertRoom(dataDir);
      unchecked = 0;
    }
    yield chunk;
  }
}

/**
 * Saves an upload first, so it arrives at disk speed and a broken connection leaves the store
 * untouched.
 * @param length the upload's; 0: not known
 */
async function spool(body: Readable, dataDir: string, length: number) {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await assertRoom(dataDir, length);
  const file = join(dataDir, `${PREFIX}${randomUUID()}.tmp`);
  const remove = () => rm(file, { force: true });
  try {
    await pipeline(
      body,
      (chunks: AsyncIterable<Buffer>) => whileThereIsRoom(chunks, dataDir),
      createWriteStream(file, { mode: 0o600 }),
    );
    return { file, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Removes what a killed process left. */
function removeSpooled(dataDir: string): void {
  try {
    readdirSync(dataDir)
      .filter((name) => name.startsWith(PREFIX) && name.endsWith('.tmp'))
      .forEach((name) => rmSync(join(dataDir, name), { force: true }));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

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
    const length = Number(request.headers['content-length'] ?? 0);
    const { file, remove } =
      route.upload === true ? await spool(request.body as Readable, dataDir, length) : NO_UPLOAD;
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
