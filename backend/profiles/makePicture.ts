import sharp from 'sharp';
import { PICTURE_MESSAGES, PICTURE_SIDE, type PictureType } from '../../contracts/profiles';

/** Some phones take pictures of 50 million pixels; bombs have billions. */
const MOST_PIXELS = 60_000_000;
const DEADLINE_SECONDS = 10;
const WEBP_QUALITY = 82;

/** What a browser gets to decide is what the bytes say (ASVS V5.2.2). */
const SIGNATURES: readonly [PictureType, (bytes: Buffer) => boolean][] = [
  ['image/png', (bytes) => bytes.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n'],
  ['image/jpeg', (bytes) => bytes.subarray(0, 3).toString('latin1') === '\xff\xd8\xff'],
  ['image/gif', (bytes) => /^GIF8[79]a$/.test(bytes.subarray(0, 6).toString('latin1'))],
  [
    'image/webp',
    (bytes) =>
      bytes.subarray(0, 4).toString('latin1') === 'RIFF' &&
      bytes.subarray(8, 12).toString('latin1') === 'WEBP',
  ],
];

/** AVIF and HEIC have had holes that ran code; SVG runs scripts; the others nobody needs. */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
  ],
});
sharp.cache(false);
sharp.concurrency(1);

export class NotAPicture extends Error {}

export interface MadePicture {
  webp: Buffer;
  png: Buffer;
}

export const sniff = (bytes: Buffer): PictureType | undefined =>
  SIGNATURES.find(([, fits]) => fits(bytes))?.[0];

/**
 * Square, of 256 pixels, turned as its metadata says, without any metadata; the first frame of an
 * animation.
 * @throws NotAPicture in words for whoever sent it
 */
export async function makePicture(bytes: Buffer): Promise<MadePicture> {
  if (sniff(bytes) === undefined) throw new NotAPicture(PICTURE_MESSAGES.notPicture);
  try {
    const square = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .timeout({ seconds: DEADLINE_SECONDS })
      .autoOrient()
      .resize(PICTURE_SIDE, PICTURE_SIDE, { fit: 'cover' })
      .toColourspace('srgb');
    const [webp, png] = await Promise.all([
      square.clone().webp({ quality: WEBP_QUALITY }).toBuffer(),
      square.clone().png({ compressionLevel: 9 }).toBuffer(),
    ]);
    return { webp, png };
  } catch (error) {
    const isBomb = /pixel limit/i.test((error as Error).message);
    throw new NotAPicture(isBomb ? PICTURE_MESSAGES.tooManyPixels : PICTURE_MESSAGES.broken);
  }
}
