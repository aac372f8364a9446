/** What a profile picture may be, for both sides; no schemas. */
import { PICTURE_MAX_BYTES } from '../limits';

/** What a picture may be: the first bytes decide, whatever the file is called. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];

/** Some phones take pictures of 50 million pixels; bombs have billions. */
export const PICTURE_MOST_PIXELS = 60_000_000;

/** Pixels of a side, as stored. */
export const PICTURE_SIDE = 256;

export const PICTURE_MESSAGES = {
  none: 'Choose a picture.',
  tooLarge: `A picture can have up to ${PICTURE_MAX_BYTES / 1024 / 1024} MB.`,
  notPicture: 'This is not a PNG, JPEG, WebP or GIF picture.',
  broken: 'This picture could not be read. Save it again, or choose another one.',
  tooManyPixels: 'This picture has too many pixels. Make it smaller first.',
  oneFile: 'Send one picture at a time.',
} as const;
const textAt = (bytes: Uint8Array, start: number, end: number): string =>
  String.fromCharCode(...bytes.subarray(start, end));

/** Enough of a file for `sniffPicture`. */
export const SNIFFED_BYTES = 12;

/** What a browser gets to decide is what the bytes say (ASVS V5.2.2). */
const SIGNATURES: readonly [PictureType, (bytes: Uint8Array) => boolean][] = [
  ['image/png', (bytes) => textAt(bytes, 0, 8) === '\x89PNG\r\n\x1a\n'],
  ['image/jpeg', (bytes) => textAt(bytes, 0, 3) === '\xff\xd8\xff'],
  ['image/gif', (bytes) => /^GIF8[79]a$/.test(textAt(bytes, 0, 6))],
  ['image/webp', (bytes) => textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 12) === 'WEBP'],
];

/** By the first bytes, whatever the file is called. */
export const sniffPicture = (bytes: Uint8Array): PictureType | undefined =>
  SIGNATURES.find(([, fits]) => fits(bytes))?.[0];
