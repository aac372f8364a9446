import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { PICTURE_MAX_BYTES } from '../../../contracts/limits';
import { PICTURE_MESSAGES } from '../../../contracts/profiles/pictures';
import * as contract from '../../../contracts/profiles/profiles';
import type { StoreAndClock } from '../../db/store';
import type { FileStore } from '../../files';
import { assertGuards } from '../../http/guard';
import { Problem } from '../../http/problem';
import { userRoute } from '../../http/route';
import { NotAPicture } from './makePicture';
import { TooBusy } from './inTurns';
import { dropPicture, readPicture, storePicture, sweepPictures } from './pictures';
import { changeProfile, findPicture, readProfile } from './profiles';

export interface ProfileNeeds extends StoreAndClock {
  files?: FileStore;
}

/** What the user pool makes of a username, or its `sub`. */
const ACCOUNT = /^[A-Za-z0-9][A-Za-z0-9_-]{0,127}$/;
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
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new Problem('too-large', PICTURE_MESSAGES.tooLarge);
  return /^FST_(FILES|PARTS|FIELDS)_LIMIT$/.test(code) ? refused(PICTURE_MESSAGES.oneFile) : error;
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

/** What cannot be deleted at once is shown to nobody, and swept later. */
const quietly = (work: Promise<unknown>) => work.catch(() => undefined);

async function showPicture(
  { store: { db }, now }: ProfileNeeds,
  files: FileStore,
  account: string,
  picture: string,
) {
  try {
    const profile = await changeProfile(db, account, { picture }, now());
    await quietly(sweepPictures(db, files, now()));
    return profile;
  } catch (error) {
    // The account went while its picture came.
    await quietly(dropPicture(db, files, picture));
    throw error;
  }
}

function registerUpload(app: FastifyInstance, given: ProfileNeeds): void {
  const { store, now, files } = given;
  app.register(async (scope) => {
    await readsFiles(scope);
    // Before the body is read; the handler's own check comes after it.
    scope.addHook('onRequest', (request) => assertGuards(contract.uploadPicture, request));
    scope.setErrorHandler((error) => {
      throw toProblem(error);
    });
    userRoute(scope, contract.uploadPicture, async ({ body }, { account }) => {
      if (!files) throw noStore();
      if (!Buffer.isBuffer(body.picture)) throw refused(PICTURE_MESSAGES.none);
      const picture = await storePicture(store.db, files, body.picture, now());
      return showPicture(given, files, account, picture);
    });
  });
}

function registerPictures(app: FastifyInstance, { store: { db }, now, files }: ProfileNeeds): void {
  userRoute(app, contract.deletePicture, async (_input, { account }) => {
    if (!files) throw noStore();
    const profile = await changeProfile(db, account, { picture: null }, now());
    await quietly(sweepPictures(db, files, now()));
    return profile;
  });
  app.get<{ Params: { account: string }; Querystring: { form?: string } }>(
    '/pictures/:account',
    async ({ params: { account }, query: { form } }, reply) => {
      const picture = files && ACCOUNT.test(account) && (await findPicture(db, account));
      if (!picture) return reply.code(404).send();
      const found = await readPicture(files, picture, form === 'png' ? 'png' : 'webp');
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
    return changeProfile(store.db, account, { displayName }, now());
  });
  registerUpload(app, given);
  registerPictures(app, given);
}
