import { randomUUID } from 'node:crypto';
import { and, eq, lt, notExists } from 'drizzle-orm';
import { HOUR_MS, isoBefore } from '../../../contracts/time';
import { pictureFiles, profiles } from '../../db/schema';
import type { Database } from '../../db/store';
import type { FileStore, StoredFile } from '../../files';
import { inTurns } from './inTurns';
import { makePicture } from './makePicture';

/** Longer than an upload takes: files without a profile may still get one until then. */
const UPLOAD_MS = HOUR_MS;
const SWEPT_AT_ONCE = 500;

const FORMS = ['webp', 'png'] as const;
export type PictureForm = (typeof FORMS)[number];

/** By the picture's own number: a key names nobody, and two uploads never share files. */
const keyOf = (picture: string, form: PictureForm) => `pictures/${picture}.${form}`;

const takeTurn = inTurns();

/**
 * Makes and stores the files of a picture that nobody shows yet.
 * @throws NotAPicture; TooBusy
 */
export async function storePicture(
  db: Database,
  files: FileStore,
  bytes: Buffer,
  now: Date,
): Promise<string> {
  const made = await takeTurn(() => makePicture(bytes));
  const picture = randomUUID();
  await db.insert(pictureFiles).values({ picture, at: now.toISOString() });
  for (const form of FORMS)
    await files.put(keyOf(picture, form), { bytes: made[form], type: `image/${form}` });
  return picture;
}

export const readPicture = (
  files: FileStore,
  picture: string,
  form: PictureForm,
): Promise<StoredFile | undefined> => files.find(keyOf(picture, form));

/** In any order and more than once: the row goes last. */
export async function dropPicture(db: Database, files: FileStore, picture: string): Promise<void> {
  for (const form of FORMS) await files.delete(keyOf(picture, form));
  await db.delete(pictureFiles).where(eq(pictureFiles.picture, picture));
}

/**
 * Deletes files of pictures that no profile shows: replaced, deleted, of deleted accounts, of
 * uploads that ended in the middle. @returns how many pictures
 */
export async function sweepPictures(db: Database, files: FileStore, now: Date): Promise<number> {
  const left = await db
    .select({ picture: pictureFiles.picture })
    .from(pictureFiles)
    .where(
      and(
        lt(pictureFiles.at, isoBefore(now, UPLOAD_MS)),
        notExists(db.select().from(profiles).where(eq(profiles.picture, pictureFiles.picture))),
      ),
    )
    .limit(SWEPT_AT_ONCE);
  for (const { picture } of left) await dropPicture(db, files, picture);
  return left.length;
}
