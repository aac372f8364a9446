import { Transform } from 'node:stream';
import { PICTURE_MAX_BYTES } from '@/contracts/limits';
import { PICTURE_MESSAGES } from '@/contracts/profiles/pictures';
import { uploadPicture } from '@/contracts/profiles/profiles';
import { ApiProblem } from '../http/ApiProblem';
import { sendBodyToBackend, type Passed } from '../backend/backend';
import { callerKeys } from '../backend/caller';
import { webEnv } from '../env';
import { makeRoute, type Call } from '../http/route';
import { toUser } from './findUser';
import { requireOwner } from './requireSession';

/** A form's boundaries and headers, beside the file. */
const FORM_BYTES = 4 * 1024;
const MOST_BYTES = PICTURE_MAX_BYTES + FORM_BYTES;
/** 5 MB over a slow line. */
const DEADLINE_MS = 120_000;

const tooLarge = () => new ApiProblem('too-large', PICTURE_MESSAGES.tooLarge);

/** Ends with an error past the limit, or when the visitor leaves. */
function countBytes(request: Call<typeof uploadPicture>['request'], onTooLarge: () => void) {
  let size = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size <= MOST_BYTES) return done(null, chunk);
      onTooLarge();
      return done(tooLarge());
    },
  });
  // Whoever reads it gets the error; without a listener it would end the process.
  counted.on('error', () => undefined);
  request.once('close', () => {
    if (!request.complete) counted.destroy(new Error('The visitor left'));
  });
  return request.pipe(counted);
}

async function pass(call: Call<typeof uploadPicture>): Promise<Passed> {
  const { request, response, requestId, ownPage } = call;
  const session = await requireOwner(call, uploadPicture);
  const { 'content-type': type = '', 'content-length': length } = request.headers;
  if (!/^multipart\/form-data\b/i.test(type))
    throw new ApiProblem('unsupported-media-type', 'Send the picture as multipart/form-data.');
  if (Number(length ?? 0) > MOST_BYTES) throw tooLarge();
  const keys = callerKeys(request, response, webEnv());
  let isTooLarge = false;
  const stream = countBytes(request, () => {
    isTooLarge = true;
  });
  return sendBodyToBackend(
    uploadPicture,
    { stream, type, length, deadline: DEADLINE_MS },
    { requestId, ownPage, user: toUser(session), ...keys },
  ).catch((error: unknown) => {
    // The rest is dropped, so that the sender reads the answer.
    request.unpipe(stream);
    request.resume();
    throw isTooLarge ? tooLarge() : error;
  });
}

/** POST /api/user/profile/upload (§7): the owner is known before the first byte is read. */
export const uploadPictureRoute = makeRoute({
  endpoint: uploadPicture,
  handler: pass as never,
  isPassedOn: true,
  readsBody: true,
});
