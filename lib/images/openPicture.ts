import { PICTURE_MAX_BYTES } from '@/contracts/limits';
import {
  PICTURE_MESSAGES,
  PICTURE_MOST_PIXELS,
  SNIFFED_BYTES,
  sniffPicture,
} from '@/contracts/profiles/pictures';

/** `message` is for the person who chose the file. */
export class BadPicture extends Error {}

/**
 * Decodes a chosen file, as the server would take it. The caller closes the bitmap.
 * @throws BadPicture
 */
export async function openPicture(file: Blob): Promise<ImageBitmap> {
  if (file.size > PICTURE_MAX_BYTES) throw new BadPicture(PICTURE_MESSAGES.tooLarge);
  const start = await file
    .slice(0, SNIFFED_BYTES)
    .arrayBuffer()
    .catch(() => {
      throw new BadPicture(PICTURE_MESSAGES.broken);
    });
  const type = sniffPicture(new Uint8Array(start));
  if (type === undefined) throw new BadPicture(PICTURE_MESSAGES.notPicture);
  // By what it is: the file's own type may be wrong.
  const bitmap = await createImageBitmap(file.slice(0, file.size, type)).catch(() => {
    throw new BadPicture(PICTURE_MESSAGES.broken);
  });
  if (bitmap.width * bitmap.height <= PICTURE_MOST_PIXELS) return bitmap;
  bitmap.close();
  throw new BadPicture(PICTURE_MESSAGES.tooManyPixels);
}
