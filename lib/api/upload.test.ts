/** @jest-environment jsdom */
import { ClientError, GenericError, ServerError, TimeoutError } from '@/lib/errors/RequestError';
import { stubFetch } from '@/testing/fetchStub';
import { XhrStub } from '@/testing/xhrStub';
import { upload } from './upload';

let reports: ReturnType<typeof stubFetch>;
beforeEach(() => {
  XhrStub.install();
  reports = stubFetch(() => ({ body: { accepted: true } }));
});
afterEach(() => {
  XhrStub.restore();
  reports.restore();
});

function start() {
  const abort = new AbortController();
  const parts: number[] = [];
  const form = new FormData();
  const done = upload<{ ok: true }>('/api/x', form, {
    signal: abort.signal,
    onProgress: (part) => parts.push(part),
  });
  return { abort, parts, form, done, sent: XhrStub.sent[0]! };
}

describe('an upload', () => {
  it('is sent once, tells how far it is, and answers JSON', async () => {
    const { sent, parts, form, done } = start();
    expect([sent.method, sent.url, sent.body]).toEqual(['POST', '/api/x', form]);
    sent.progress(25, 100);
    sent.progress(100, 100);
    sent.progress(1, 0);
    sent.answer(200, { ok: true });
    expect(await done).toEqual({ ok: true });
    expect(parts).toEqual([0.25, 1, 0]);
    expect(XhrStub.sent).toHaveLength(1);
  });

  it.each([
    [413, ClientError],
    [503, ServerError],
    [504, TimeoutError],
  ])('that is answered with %i fails as §8 says', async (status, type) => {
    const { sent, done } = start();
    sent.answer(status, { error: { message: 'x' } });
    await expect(done).rejects.toThrow(type);
  });

  it.each([
    ['error', GenericError],
    ['timeout', TimeoutError],
  ])('without an answer (%s) fails', async (event, type) => {
    const { sent, done } = start();
    sent.dispatchEvent(new Event(event));
    await expect(done).rejects.toThrow(type);
  });

  it('that is not answered in JSON fails', async () => {
    const { sent, done } = start();
    sent.answer(200, '<html>');
    await expect(done).rejects.toThrow(GenericError);
  });

  it('is cancelled by its signal, before and after it began', async () => {
    const { abort, sent, done } = start();
    abort.abort();
    await expect(done).rejects.toMatchObject({ name: 'AbortError' });
    expect(sent.aborted).toBe(true);
    const late = upload('/api/x', new FormData(), {
      signal: abort.signal,
      onProgress: () => undefined,
    });
    await expect(late).rejects.toMatchObject({ name: 'AbortError' });
    expect(XhrStub.sent).toHaveLength(1);
  });
});
