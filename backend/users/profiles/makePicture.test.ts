import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { PICTURE_MESSAGES, sniffPicture } from '../../../contracts/profiles/pictures';
import { makePicture } from './makePicture';

const red = { r: 255, g: 0, b: 0 };
const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: red }, limitInputPixels: false });
/** Red on the left, blue on the right. */
const halves = () =>
  blank(60, 40).composite([
    {
      input: { create: { width: 30, height: 40, channels: 3, background: { r: 0, g: 0, b: 255 } } },
      left: 30,
      top: 0,
    },
  ]);
const pixel = async (picture: Buffer, left: number, top: number) => {
  const { data } = await sharp(picture)
    .removeAlpha()
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data.subarray(0, 3)].map((value) => (value > 128 ? 1 : 0));
};

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
/** A whole PNG of one bit a pixel. */
function blackPng(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(side * (side / 8 + 1)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('a picture', () => {
  it.each([
    ['PNG', () => blank(300, 200).png().toBuffer()],
    ['JPEG', () => blank(300, 200).jpeg().toBuffer()],
    ['WebP', () => blank(300, 200).webp().toBuffer()],
    ['GIF', () => blank(300, 200).gif().toBuffer()],
    ['PNG of one pixel', () => blank(1, 1).png().toBuffer()],
  ])('from a %s becomes a square WebP and a square PNG', async (_, make) => {
    const made = await makePicture(await make());
    expect(await sharp(made.webp).metadata()).toMatchObject({
      format: 'webp',
      width: 256,
      height: 256,
    });
    expect(await sharp(made.png).metadata()).toMatchObject({
      format: 'png',
      width: 256,
      height: 256,
    });
    expect(await pixel(made.png, 128, 128)).toEqual([1, 0, 0]);
  });

  it('is turned as the camera held it, and says no longer where it was taken', async () => {
    const upright = await halves()
      .jpeg()
      .withExif({
        IFD0: { Make: 'A camera', Copyright: 'Ada' },
        IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' },
      })
      .toBuffer();
    const turned = await sharp(upright).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect((await sharp(turned).metadata()).orientation).toBe(6);
    expect((await sharp(upright).metadata()).exif?.includes('A camera')).toBe(true);

    const { png } = await makePicture(turned);
    // A quarter turn: what was left is above.
    expect([await pixel(png, 128, 20), await pixel(png, 128, 235)]).toEqual([
      [1, 0, 0],
      [0, 0, 1],
    ]);
    for (const made of Object.values(await makePicture(upright))) {
      const { exif, xmp, iptc, orientation } = await sharp(made).metadata();
      expect({ exif, xmp, iptc, orientation }).toEqual({});
      expect(made.includes('A camera')).toBe(false);
    }
  });

  it('keeps nothing of a GIF that is a script, too', async () => {
    const gif = await blank(10, 10).gif().toBuffer();
    const polyglot = Buffer.concat([gif, Buffer.from('/*=1;alert(document.domain)//<script>')]);
    for (const made of Object.values(await makePicture(polyglot)))
      expect(made.includes('alert')).toBe(false);
  });
});

describe('refused in words', () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
  );
  it.each([
    ['an SVG', async () => svg],
    ['an SVG behind a declaration', async () => Buffer.concat([Buffer.from('<?xml?>'), svg])],
    ['an AVIF', () => blank(16, 16).avif().toBuffer()],
    ['a TIFF', () => blank(16, 16).tiff().toBuffer()],
    ['nothing', async () => Buffer.alloc(0)],
    ['a page', async () => Buffer.from('<!doctype html><p>GIF89a')],
  ])('is %s', async (_, make) => {
    const bytes = await make();
    expect(sniffPicture(bytes)).toBeUndefined();
    await expect(makePicture(bytes)).rejects.toThrow(PICTURE_MESSAGES.notPicture);
  });

  it.each([
    ['a PNG', () => blank(300, 300).png().toBuffer()],
    ['a JPEG', () => blank(300, 300).jpeg().toBuffer()],
    ['a WebP', () => blank(300, 300).webp().toBuffer()],
  ])('is half of %s', async (_, make) => {
    const whole = await make();
    await expect(makePicture(whole.subarray(0, whole.length / 2))).rejects.toThrow(
      PICTURE_MESSAGES.broken,
    );
  });

  it.each([
    ['PNG', '\x89PNG\r\n\x1a\n'],
    ['JPEG', '\xff\xd8\xff'],
    ['GIF', 'GIF89a'],
  ])('is something else that begins like a %s', async (_, start) => {
    const bytes = Buffer.concat([Buffer.from(start, 'latin1'), svg]);
    await expect(makePicture(bytes)).rejects.toThrow(PICTURE_MESSAGES.broken);
  });

  it('is a bomb: few bytes, 400 million pixels', async () => {
    const bomb = blackPng(20_000);
    expect(bomb.length).toBeLessThan(1024 * 1024);
    expect(await sharp(bomb, { limitInputPixels: false }).metadata()).toMatchObject({
      format: 'png',
      width: 20_000,
    });
    await expect(makePicture(bomb)).rejects.toThrow(PICTURE_MESSAGES.tooManyPixels);
  });
});
