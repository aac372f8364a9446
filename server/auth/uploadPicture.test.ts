import sharp from 'sharp';
import { PICTURE_MAX_BYTES } from '../../contracts/limits';
import { PICTURE_MESSAGES } from '../../contracts/profiles/pictures';
import { readRefusal, TestPeople } from '../../testing/site/TestPeople';
import type { TestBrowser } from '../../testing/site/TestBrowser';

const people = new TestPeople();
beforeAll(() => people.start());
afterAll(() => people.site.close());

const UPLOAD = '/api/user/profile/upload';
const png = async (length?: number) => {
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  return length === undefined ? bytes : Buffer.concat([bytes, Buffer.alloc(length - bytes.length)]);
};
function formOf(bytes: Buffer): FormData {
  const form = new FormData();
  form.set('picture', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'me.png');
  return form;
}
const upload = (browser: TestBrowser, bytes: Buffer, headers: Record<string, string> = {}) =>
  browser.ask(UPLOAD, { method: 'POST', body: formOf(bytes), headers });
const profile = async (browser: TestBrowser) => (await browser.ask('/api/user/profile')).json();

describe('uploading a picture', () => {
  it('reaches the backend as the signed-in user, and so does deleting it', async () => {
    const { browser } = await people.member();
    const answer = await upload(browser, await png());
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ displayName: null, pictureAt: expect.any(String) });
    expect(await profile(browser)).toMatchObject({ pictureAt: expect.any(String) });
    await browser.post('/api/user/profile/delete', {});
    expect(await profile(browser)).toMatchObject({ pictureAt: null });
  });

  it('needs a session, a page of ours and a form', async () => {
    const { browser } = await people.member();
    expect((await upload(people.open(), await png())).status).toBe(401);
    const from = { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' };
    expect((await upload(browser, await png(), from)).status).toBe(403);
    expect((await browser.post(UPLOAD, {})).status).toBe(415);
    expect((await browser.ask(UPLOAD)).status).toBe(405);
  });

  it('is refused to staff who act as the user', async () => {
    const { browser } = await people.acting();
    expect(await readRefusal(await upload(browser, await png()))).toMatchObject({
      status: 403,
      code: 'impersonating',
    });
  });

  it('takes 5 MB, and says of more that it is too much', async () => {
    const { browser } = await people.member();
    expect((await upload(browser, await png(PICTURE_MAX_BYTES))).status).toBe(200);
    for (const length of [PICTURE_MAX_BYTES + 1, PICTURE_MAX_BYTES + 100_000])
      expect(await readRefusal(await upload(browser, await png(length)))).toMatchObject({
        status: 413,
        message: PICTURE_MESSAGES.tooLarge,
      });
  });

  it('counts the bytes of a sender who does not say how many', async () => {
    const { browser } = await people.member();
    const chunk = new Uint8Array(64 * 1024);
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        if ((sent += chunk.length) > PICTURE_MAX_BYTES * 1.2) return controller.close();
        return controller.enqueue(
          sent === chunk.length
            ? new TextEncoder().encode(
                '--b\r\nContent-Disposition: form-data; name="picture"; filename="a.png"\r\n\r\n',
              )
            : chunk,
        );
      },
    });
    const answer = await browser.ask(UPLOAD, {
      method: 'POST',
      body,
      duplex: 'half',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
    } as RequestInit);
    expect(await readRefusal(answer)).toMatchObject({
      status: 413,
      message: PICTURE_MESSAGES.tooLarge,
    });
  });

  it('passes on why a file is refused', async () => {
    const { browser } = await people.member();
    expect(await readRefusal(await upload(browser, Buffer.from('<svg/>')))).toMatchObject({
      status: 400,
      fields: [{ path: 'body.picture', message: PICTURE_MESSAGES.notPicture }],
    });
  });

  it('says so while the backend is down', async () => {
    const { browser } = await people.member();
    people.site.failNext(UPLOAD, 0);
    expect((await upload(browser, await png())).status).toBe(503);
  });
});
