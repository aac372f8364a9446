import sharp from 'sharp';
import {
  PICTURE_MESSAGES,
  PICTURE_MOST_PIXELS,
  PICTURE_SIDE,
  sniffPicture,
} from '../../../contracts/profiles/pictures';

const DEADLINE_SECONDS = 10;
const WEBP_QUALITY = 82;

/**
 * AVIF and HEIC have had holes that ran code; the others nobody needs. Only cards for sharing need
 * SVG: an upload that is decoded as anything but what it begins like is refused.
 */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadSvgBuffer',
  ],
});
sharp.cache(false);
sharp.concurrency(1);

export class NotAPicture extends Error {}

export interface MadePicture {
  webp: Buffer;
  png: Buffer;
}

/**
 * Square, of 256 pixels, turned as its metadata says, without any metadata; the first frame of an
 * animation.
 * @throws NotAPicture with a message for the user
 */
export async function makePicture(bytes: Buffer): Promise<MadePicture> {
  const type = sniffPicture(bytes);
  if (type === undefined) throw new NotAPicture(PICTURE_MESSAGES.notPicture);
  try {
    const picture = sharp(bytes, { limitInputPixels: PICTURE_MOST_PIXELS, failOn: 'error' });
    const { format } = await picture.metadata();
    if (`image/${format}` !== type) throw new NotAPicture(PICTURE_MESSAGES.broken);
    const square = picture
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
