import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import sharp from 'sharp';
import { PICTURE_MAX_BYTES } from '../../../contracts/limits';
import { PICTURE_MESSAGES } from '../../../contracts/profiles/pictures';
import { openTestStore } from '../../../testing/store';
import { asWebTier, CREDENTIAL } from '../../../testing/webTier';
import { createApp } from '../../createApp';
import { accounts, auditLog, pictureFiles, profiles } from '../../db/schema';
import type { Store } from '../../db/store';
import { directoryStore, type FileStore } from '../../files';
import { forgetAccount } from '../../compose';
import { sweepPictures } from './pictures';

const NOW = new Date('2026-11-21T12:00:00Z');
const ADA = 'sub-ada';
const HOUR_MS = 3_600_000;
let store: Store;
let app: FastifyInstance;
let root: string;
let people = 0;
/** Called before each write of a file. */
let beforePut: (key: string) => Promise<void>;
let files: FileStore;

beforeAll(async () => {
  store = await openTestStore();
  root = mkdtempSync(join(tmpdir(), 'pictures-'));
  const stored = directoryStore(root);
  files = {
    ...stored,
    put: async (key, file) => {
      await beforePut(key);
      await stored.put(key, file);
    },
  };
  app = await createApp({
    store,
    now: () => NOW,
    logger: pino({ level: 'silent' }),
    credentials: [CREDENTIAL],
    files,
  });
});
afterAll(async () => {
  await app.close();
  await store.close();
  rmSync(root, { recursive: true });
});
beforeEach(async () => {
  beforePut = async () => undefined;
  for (const table of [profiles, accounts]) await store.db.delete(table);
  await sweepPictures(store.db, files, new Date(NOW.getTime() + 2 * HOUR_MS));
  for (const account of [ADA, 'sub-bob'])
    await store.db.insert(accounts).values({
      account,
      emailHash: `hash of ${account}`,
      sealedEmail: 'sealed',
      signedInAt: NOW.toISOString(),
    });
});

const headers = (account: string | null, more: Record<string, string> = {}) =>
  asWebTier({
    // Rates count by address.
    'x-address-key': `a${(people += 1)}`,
    'x-own-page': '1',
    ...(account && { 'x-account': account, 'x-session': 'c'.repeat(64) }),
    ...more,
  });
const png = (background = 'red') =>
  sharp({ create: { width: 40, height: 20, channels: 3, background } })
    .png()
    .toBuffer();
const names = () => readdirSync(join(root, 'pictures'));

interface Part {
  name: string;
  bytes: Buffer;
  filename?: string;
}
function form(parts: Part[], boundary = 'b0undary'): Buffer {
  const made = parts.flatMap(({ name, bytes, filename }) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${filename ? `; filename="${filename}"\r\nContent-Type: image/png` : ''}\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...made, Buffer.from(`--${boundary}--\r\n`)]);
}
const picture = (bytes: Buffer): Part => ({ name: 'picture', bytes, filename: 'me.png' });

const upload = (
  payload: Buffer,
  { account = ADA as string | null, boundary = 'b0undary', more = {} } = {},
) =>
  app.inject({
    method: 'POST',
    url: '/api/user/profile/upload',
    headers: {
      ...headers(account, more),
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload,
  });
const post = (url: string, account: string, payload: object = {}) =>
  app.inject({ method: 'POST', url, headers: headers(account), payload });
const profile = async (account: string) =>
  (await app.inject({ url: '/api/user/profile', headers: headers(account) })).json() as object;
const stored = (account: string, form = 'webp') =>
  app.inject({ url: `/pictures/${account}?form=${form}` });
const message = (answer: Awaited<ReturnType<typeof upload>>) => ({
  status: answer.statusCode,
  message: (answer.json() as { error: { message: string; fields?: { message: string }[] } }).error
    .message,
});

describe('a profile', () => {
  it('is empty at first, and has the name that was given', async () => {
    expect(await profile(ADA)).toEqual({ displayName: null, pictureAt: null });
    await post('/api/user/profile/update', ADA, { displayName: '  Ada L. ' });
    expect(await profile(ADA)).toEqual({ displayName: 'Ada L.', pictureAt: null });
    expect(await profile('sub-bob')).toEqual({ displayName: null, pictureAt: null });
    await post('/api/user/profile/update', ADA, { displayName: '' });
    expect(await profile(ADA)).toEqual({ displayName: null, pictureAt: null });
  });

  it('takes names of one line up to 60 characters', async () => {
    for (const displayName of ['x'.repeat(61), 'two\nlines'])
      expect((await post('/api/user/profile/update', ADA, { displayName })).statusCode).toBe(400);
  });
});

describe('a picture', () => {
  it('is stored as WebP and PNG, shown, and deleted', async () => {
    expect((await stored(ADA)).statusCode).toBe(404);
    expect((await upload(form([picture(await png())]))).json()).toEqual({
      displayName: null,
      pictureAt: NOW.toISOString(),
    });
    for (const type of ['webp', 'png']) {
      const shown = await stored(ADA, type);
      expect(shown.headers['content-type']).toBe(`image/${type}`);
      expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: type, width: 256 });
    }
    await post('/api/user/profile/delete', ADA);
    expect((await stored(ADA)).statusCode).toBe(404);
    expect(readdirSync(join(root, 'pictures'))).toEqual([]);
    expect(await store.db.$count(pictureFiles)).toBe(0);
  });

  it('replaces the one before, whose files go', async () => {
    for (const color of ['red', 'blue']) await upload(form([picture(await png(color))]));
    expect(await colorOf(ADA)).toEqual({ webp: 'blue', png: 'blue' });
    expect(names()).toHaveLength(2);
  });

  it('is audited, and is refused to staff who act as the owner', async () => {
    const bytes = form([picture(await png())]);
    expect((await upload(bytes, { more: { 'x-actor': 'sub-staff' } })).statusCode).toBe(403);
    expect((await upload(bytes, { account: null })).statusCode).toBe(401);
    await upload(bytes);
    const events = (await store.db.select().from(auditLog)).map(({ event }) => event);
    expect(events).toEqual(expect.arrayContaining(['impersonation-write', 'picture-changed']));
  });

  it('may have 5 MB, and not a byte more', async () => {
    // Bytes after the end of a PNG are ignored.
    const of = async (length: number) => {
      const whole = await png();
      return Buffer.concat([whole, Buffer.alloc(length - whole.length)]);
    };
    expect((await upload(form([picture(await of(PICTURE_MAX_BYTES))]))).statusCode).toBe(200);
    expect(message(await upload(form([picture(await of(PICTURE_MAX_BYTES + 1))])))).toEqual({
      status: 413,
      message: PICTURE_MESSAGES.tooLarge,
    });
  });
});

async function colorOf(account: string) {
  const of = async (type: string) => {
    const { data } = await sharp((await stored(account, type)).rawPayload)
      .raw()
      .toBuffer({ resolveWithObject: true });
    return data[0]! > data[2]! ? 'red' : 'blue';
  };
  return { webp: await of('webp'), png: await of('png') };
}
const forgetAda = () =>
  store.db.transaction((tx) =>
    forgetAccount(
      tx as unknown as Store['db'],
      { account: ADA, email: 'ada@example.com', emailHash: 'e', visitorKey: 'v' },
      NOW,
    ),
  );

describe('the files of a picture', () => {
  it('are of one upload, when two come at once', async () => {
    const answers = await Promise.all(
      ['red', 'blue', 'red', 'blue'].map(async (color) =>
        upload(form([picture(await png(color))])),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const shown = await colorOf(ADA);
    expect(shown.webp).toBe(shown.png);
    expect(names()).toHaveLength(2);
  });

  it('go when the process ended between them and the row, an hour later', async () => {
    beforePut = async (key) => {
      if (key.endsWith('.png')) throw new Error('killed');
    };
    expect((await upload(form([picture(await png())]))).statusCode).toBe(500);
    expect(await profile(ADA)).toEqual({ displayName: null, pictureAt: null });
    expect(names()).toHaveLength(1);
    expect(await sweepPictures(store.db, files, new Date(NOW.getTime() + HOUR_MS - 1))).toBe(0);
    expect(await sweepPictures(store.db, files, new Date(NOW.getTime() + HOUR_MS + 1))).toBe(1);
    expect(names()).toEqual([]);
  });

  it('do not outlive an account that is deleted while they come', async () => {
    beforePut = async (key) => {
      if (key.endsWith('.png')) await forgetAda();
    };
    expect((await upload(form([picture(await png())]))).statusCode).toBe(401);
    expect(await store.db.$count(profiles)).toBe(0);
    expect(names()).toEqual([]);
  });

  it('that could not be deleted are shown to nobody, and go later', async () => {
    await upload(form([picture(await png())]));
    const deletes = jest.spyOn(files, 'delete').mockRejectedValueOnce(new Error('down'));
    expect((await post('/api/user/profile/delete', ADA)).statusCode).toBe(200);
    deletes.mockRestore();
    expect([(await stored(ADA)).statusCode, names().length]).toEqual([404, 2]);
    await sweepPictures(store.db, files, NOW);
    expect(names()).toEqual([]);
  });

  it('go with the account, and no name comes back', async () => {
    await upload(form([picture(await png())]));
    await forgetAda();
    await sweepPictures(store.db, files, NOW);
    expect(names()).toEqual([]);
    expect((await post('/api/user/profile/update', ADA, { displayName: 'A' })).statusCode).toBe(
      401,
    );
    expect(await store.db.$count(profiles)).toBe(0);
  });

  it.each(['..%2F..%2Fsecrets', '%2e%2e', 'sub-ada.webp', 'sub-ada%00', 'x'.repeat(400)])(
    'have no address like %s',
    async (address) => {
      await upload(form([picture(await png())]));
      expect([404, 414]).toContain((await app.inject({ url: `/pictures/${address}` })).statusCode);
    },
  );
});

describe('a form', () => {
  it.each([
    ['with two files', (bytes: Buffer) => [picture(bytes), picture(bytes)]],
    ['with a field', (bytes: Buffer) => [{ name: 'x', bytes: Buffer.from('1') }, picture(bytes)]],
    [
      'with many fields',
      () => Array.from({ length: 50 }, (_, i) => ({ name: `f${i}`, bytes: Buffer.from('1') })),
    ],
    [
      'with its picture under another name',
      (bytes: Buffer) => [{ ...picture(bytes), name: 'file' }],
    ],
    ['with text for the picture', () => [{ name: 'picture', bytes: Buffer.from('hello') }]],
    ['with an empty file', () => [picture(Buffer.alloc(0))]],
    ['that reaches for a prototype', (bytes: Buffer) => [{ ...picture(bytes), name: '__proto__' }]],
    ['without anything', () => []],
  ])('%s stores nothing', async (_, parts) => {
    const answer = await upload(form(parts(await png())));
    expect(answer.statusCode).toBe(400);
    expect((await stored(ADA)).statusCode).toBe(404);
  });

  it('that ends in the middle, or has another boundary, stores nothing', async () => {
    const whole = form([picture(await png())]);
    expect((await upload(whole.subarray(0, whole.length - 40))).statusCode).toBe(400);
    expect((await upload(whole, { boundary: 'other' })).statusCode).toBe(400);
    expect((await stored(ADA)).statusCode).toBe(404);
  });

  it('in JSON is refused, even with the bytes of a picture', async () => {
    const answer = await post('/api/user/profile/upload', ADA, {
      picture: (await png()).toJSON(),
    });
    expect(answer.statusCode).toBe(400);
  });
});
