import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { PICTURE_MAX_BYTES } from '../../contracts/limits';
import * as contract from '../../contracts/profiles';
import type { StoreAndClock } from '../db/store';
import type { FileStore } from '../files';
import { assertGuards } from '../http/guard';
import { Problem } from '../http/problem';
import { userRoute } from '../http/route';
import { NotAPicture } from './makePicture';
import { Pictures, TooBusy } from './pictures';
import { readProfile, upsertProfile } from './profiles';

export interface ProfileNeeds extends StoreAndClock {
  files?: FileStore;
}

const BUSY_SECONDS = 5;
/** The parser's errors have no code. */
const BROKEN_FORM = /unexpected end of|malformed|multipart: boundary not found/i;

const refused = (message: string): Problem =>
  new Problem('invalid-input', message, { fields: [{ path: 'body.picture', message }] });

function toProblem(error: unknown): unknown {
  if (error instanceof NotAPicture) return refused(error.message);
  if (error instanceof TooBusy)
    return new Problem('unavailable', 'Many pictures are being read. Try again.', {}, BUSY_SECONDS);
  const { code = '', message } = error as { code?: string; message: string };
  if (BROKEN_FORM.test(message))
    return new Problem('invalid-input', 'We could not read the request.');
  if (code === 'FST_REQ_FILE_TOO_LARGE')
    return new Problem('too-large', contract.PICTURE_MESSAGES.tooLarge);
  return /^FST_(FILES|PARTS|FIELDS)_LIMIT$/.test(code)
    ? refused(contract.PICTURE_MESSAGES.oneFile)
    : error;
}

const noStore = () => new Problem('unavailable', 'Pictures cannot be stored right now.');

/** The body is the file's bytes, read before the handler; anything else is refused while read. */
async function readsFiles(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart, {
    attachFieldsToBody: 'keyValues',
    throwFileSizeLimit: true,
    limits: { fileSize: PICTURE_MAX_BYTES, files: 1, fields: 0, parts: 1, headerPairs: 20 },
  });
}

function registerPictures(app: FastifyInstance, { store: { db }, now, files }: ProfileNeeds): void {
  const pictures = files && new Pictures(files);
  app.register(async (scope) => {
    await readsFiles(scope);
    // Before the body is read; the handler's own check comes after it.
    scope.addHook('onRequest', (request) => assertGuards(contract.uploadPicture, request));
    scope.setErrorHandler((error) => {
      throw toProblem(error);
    });
    userRoute(scope, contract.uploadPicture, async ({ body: { picture } }, { account }) => {
      if (!pictures || !Pictures.isAccount(account)) throw noStore();
      if (!Buffer.isBuffer(picture)) throw refused(contract.PICTURE_MESSAGES.none);
      await pictures.put(account, picture);
      return upsertProfile(db, account, { pictureAt: now().toISOString() }, now());
    });
  });
  userRoute(app, contract.deletePicture, async (_input, { account }) => {
    if (!pictures || !Pictures.isAccount(account)) throw noStore();
    // The row first: a file without one is shown to nobody, and the next deletion takes it.
    const profile = await upsertProfile(db, account, { pictureAt: null }, now());
    await pictures.delete(account);
    return profile;
  });
  app.get<{ Params: { account: string }; Querystring: { form?: string } }>(
    '/pictures/:account',
    async ({ params: { account }, query: { form } }, reply) => {
      if (!pictures || !Pictures.isAccount(account)) return reply.code(404).send();
      const { pictureAt } = await readProfile(db, account);
      const found =
        pictureAt === null
          ? undefined
          : await pictures.find(account, form === 'png' ? 'png' : 'webp');
      if (!found) return reply.code(404).send();
      return reply.type(found.type).send(found.bytes);
    },
  );
}

/** GET /api/user/profile and its changes (§7), and GET /pictures/{username} for the web tier. */
export function registerProfileRoutes(app: FastifyInstance, given: ProfileNeeds): void {
  const { store, now } = given;
  userRoute(app, contract.getProfile, (_input, { account }) => readProfile(store.db, account));
  userRoute(app, contract.updateProfile, ({ body }, { account }) => {
    const displayName = body.displayName === '' ? null : (body.displayName ?? null);
    return upsertProfile(store.db, account, { displayName }, now());
  });
  registerPictures(app, given);
}
