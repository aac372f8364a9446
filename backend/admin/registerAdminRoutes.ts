/** What an operator's command asks of a running backend that owns the embedded database: import a file, rate everything, read the audit log and requests for a quote, set the announcement, say who is staff. */
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as yup from 'yup';
import { announcementSchema } from '../../contracts/announcement';
import { AUDIT_EVENTS } from '../../contracts/internalEndpoints';
import { instant, oneOf, projectId } from '../../contracts/schemas';
import { AUDIT_LIMIT, AUDIT_LIMIT_MAX } from '../accounts/auditCommand';
import { listAudit } from '../accounts/auditLog';
import { DEFAULT_SESSION_LIMITS, type SessionLimits } from '../accounts/sessionLimits';
import { announce, ANNOUNCE_ACTIONS } from '../announcement/announce';
import type { Store } from '../db/store';
import { Problem } from '../http/problem';
import { importAndRate } from '../import/importAndRate';
import { IMPORT_KINDS, ImportRefused, ImportStopped, type ImportParameters } from '../import/types';
import { performStaff } from '../impersonation/performStaff';
import { STAFF_ACTIONS, TOLD_MAX, type StaffWish } from '../impersonation/staffCommand';
import { instantOf } from '../ratings/getRating';
import { deleteQuote, listQuotes } from '../quotes/quotes';
import { QUOTES_LIMIT, QUOTES_LIMIT_MAX } from '../quotes/quotesCommand';
import { runRate } from '../ratings/rateCommand';
import { authorize } from './authorize';
import { streamLines } from './lines';
import { removeSpooled, spool } from './spool';

export interface AdminOptions {
  store: Store;
  now: () => Date;
  dataDir: string;
  /** What the commands of this machine send; the file `admin-token` of the data directory holds it. */
  adminToken: string;
  /** How long sessions live; a day unused, a week altogether without it. */
  sessionLimits?: SessionLimits;
}

const text = () => yup.string().max(2_048);
const querySchema = yup.object({
  kind: yup.string().oneOf(IMPORT_KINDS).required(),
  source: text().default('an upload'),
  dryRun: yup.boolean().default(false),
  project: text(),
  audit: text(),
  auditor: text(),
  publishedOn: text(),
  reportUrl: text(),
  title: text(),
  sourceUrl: text(),
  sourceTitle: text(),
});

/** The options of `npm run rate`: `project` once or several times, `at` as a whole instant. */
const rateSchema = yup.object({
  project: yup
    .array(projectId().required())
    .max(10_000)
    .transform((_, given: unknown) => (given === undefined ? undefined : [given].flat())),
  at: instant(),
});

/** The options of `npm run audit`; times as whole instants. */
const auditSchema = yup.object({
  account: text(),
  event: oneOf(AUDIT_EVENTS),
  since: instant(),
  until: instant(),
  limit: yup.number().integer().min(1).max(AUDIT_LIMIT_MAX).default(AUDIT_LIMIT),
});

/** The options of `npm run announce`; the announcement's own are its schema's. */
const announceSchema = yup.object({
  action: yup.string<(typeof ANNOUNCE_ACTIONS)[number]>().oneOf(ANNOUNCE_ACTIONS).required(),
});
/** The options of `npm run quotes`. */
const quotesSchema = yup.object({
  limit: yup.number().integer().min(1).max(QUOTES_LIMIT_MAX).default(QUOTES_LIMIT),
});
const quoteSchema = yup.object({ id: text().required() });

/** The options of `npm run staff`. */
const staffSchema = yup.object({
  action: yup.string<(typeof STAFF_ACTIONS)[number]>().oneOf(STAFF_ACTIONS).required(),
  all: yup.boolean().default(false),
});
const toldLine = () => yup.string().min(1).max(TOLD_MAX).required();
const staffChangeSchema = yup.object({
  user: yup.string().max(254).required(),
  reason: toldLine(),
  by: toldLine(),
});

function queryOf<T extends yup.AnyObjectSchema>(
  request: FastifyRequest,
  schema: T,
): yup.InferType<T> {
  try {
    return schema.validateSync(request.query, { stripUnknown: true }) as yup.InferType<T>;
  } catch (error) {
    throw new Problem('invalid-input', (error as Error).message);
  }
}

/** One at a time: two imports in one process would only wait for each other. */
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

const told = (request: FastifyRequest) => ({
  isTold: (error: unknown) => error instanceof ImportRefused || error instanceof ImportStopped,
  onFailure: (error: unknown) => request.log.error({ err: error }, 'admin request failed'),
});

async function importUpload(
  request: FastifyRequest,
  { store, now, dataDir }: AdminOptions,
  done: () => void,
): Promise<Readable> {
  if (!request.body)
    throw new Problem('invalid-input', 'Send the file as application/octet-stream.');
  const { kind, source, dryRun, ...parameters } = queryOf(request, querySchema);
  const spooled = await spool(request.body as Readable, dataDir);
  return streamLines(async (emit, signal) => {
    try {
      return await importAndRate(store, {
        kind,
        source,
        dryRun,
        parameters: parameters as ImportParameters,
        now: now(),
        signal,
        onProgress: emit,
        open: () => createReadStream(spooled.file),
      });
    } finally {
      await spooled.remove();
      done();
    }
  }, told(request));
}

async function rate(
  request: FastifyRequest,
  { store, now }: AdminOptions,
  done: () => void,
): Promise<Readable> {
  const { project: projectIds, at } = queryOf(request, rateSchema);
  return streamLines(async (emit) => {
    try {
      return await runRate(
        store,
        { projectIds, at: at === undefined ? undefined : instantOf(at) },
        now(),
        (finished, total) => emit({ stage: 'rating', done: finished, total }),
      );
    } finally {
      done();
    }
  }, told(request));
}

function readAudit(request: FastifyRequest, { store }: AdminOptions): Readable {
  const { since, until, ...filter } = queryOf(request, auditSchema);
  const when = (at: string | undefined) => (at === undefined ? undefined : new Date(at));
  return streamLines(
    () => listAudit(store.db, { ...filter, since: when(since), until: when(until) }),
    told(request),
  );
}

function setAnnouncement(request: FastifyRequest, { store }: AdminOptions): Readable {
  const { action } = queryOf(request, announceSchema);
  const wish =
    action === 'set' ? { action, announcement: queryOf(request, announcementSchema) } : { action };
  return streamLines(() => announce(store, wish), told(request));
}

function readQuotes(request: FastifyRequest, { store }: AdminOptions): Readable {
  const { limit } = queryOf(request, quotesSchema);
  return streamLines(() => listQuotes(store.db, limit), told(request));
}

function removeQuote(request: FastifyRequest, { store }: AdminOptions): Readable {
  const { id } = queryOf(request, quoteSchema);
  return streamLines(() => deleteQuote(store.db, id), told(request));
}

function changeStaff(
  request: FastifyRequest,
  { store, now, sessionLimits = DEFAULT_SESSION_LIMITS }: AdminOptions,
): Readable {
  const { action, all } = queryOf(request, staffSchema);
  const wish: StaffWish =
    action === 'list' ? { action, all } : { action, ...queryOf(request, staffChangeSchema) };
  return streamLines(() => performStaff(store.db, wish, now(), sessionLimits), told(request));
}

/** Mounts POST /admin/import, /admin/rate, /admin/audit, /admin/announcement, /admin/quotes, /admin/quotes/delete and /admin/staff, for this machine and the holder of the token only. */
export function registerAdminRoutes(app: FastifyInstance, options: AdminOptions): void {
  removeSpooled(options.dataDir);
  const turn = new Turn();
  const serve =
    (work: typeof importUpload) =>
    async (request: FastifyRequest): Promise<Readable> => {
      const done = turn.take();
      try {
        return await work(request, options, done);
      } catch (error) {
        done();
        throw error;
      }
    };
  void app.register(async (scope) => {
    scope.addHook('onRequest', async (request) => authorize(request, options.adminToken));
    // The body is a stream of any length, of any kind: it never passes the JSON parser with its 64 KB.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/octet-stream', (_request, payload, done) =>
      done(null, payload),
    );
    scope.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    const config = { rateLimit: false };
    scope.post('/admin/import', { config }, async (request, reply) =>
      reply.type('application/x-ndjson').send(await serve(importUpload)(request)),
    );
    scope.post('/admin/rate', { config }, async (request, reply) =>
      reply.type('application/x-ndjson').send(await serve(rate)(request)),
    );
    const answers = {
      audit: readAudit,
      announcement: setAnnouncement,
      quotes: readQuotes,
      'quotes/delete': removeQuote,
      staff: changeStaff,
    };
    for (const [path, answer] of Object.entries(answers)) {
      scope.post(`/admin/${path}`, { config }, async (request, reply) =>
        reply.type('application/x-ndjson').send(answer(request, options)),
      );
    }
  });
}
