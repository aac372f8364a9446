import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { PICTURE_MAX_BYTES } from '@/contracts/limits';
import { PICTURE_MESSAGES, PICTURE_MOST_PIXELS } from '@/contracts/profiles/pictures';
import { takeNotices } from '@/lib/notices/notices';
import { stubFetch, type Answer, type Asked } from '@/testing/fetchStub';
import { renderPage } from '@/testing/render';
import { XhrStub } from '@/testing/xhrStub';
import { Profile } from '.';

const USER = { username: 'sub-1', email: 'ada@example.com' };
const AT = '2026-11-25T10:00:00.000Z';
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]);

let stored: { displayName: string | null; pictureAt: string | null };
let stub: ReturnType<typeof stubFetch>;
let refusal: Answer | undefined;
let decoded: { width: number; height: number } | undefined;
const close = jest.fn();

function answer({ url, method, body }: Asked): Answer {
  if (method === 'POST' && refusal) return refusal;
  if (url === '/api/user/profile/update')
    stored = { ...stored, displayName: (body as { displayName: string }).displayName || null };
  if (url === '/api/user/profile/delete') stored = { ...stored, pictureAt: null };
  return { body: stored };
}

beforeEach(() => {
  stored = { displayName: null, pictureAt: null };
  refusal = undefined;
  decoded = { width: 800, height: 400 };
  takeNotices();
  XhrStub.install();
  stub = stubFetch(answer);
  globalThis.createImageBitmap = (async () => {
    if (!decoded) throw new Error('broken');
    return { ...decoded, close };
  }) as never;
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((done) => done(new Blob(['square'], { type: 'image/webp' })));
});
afterEach(() => {
  stub.restore();
  XhrStub.restore();
});

async function open() {
  const page = renderPage(<Profile user={USER} />);
  await screen.findByLabelText('Display name');
  return page;
}
const file = (bytes: BlobPart, name = 'me.png') => {
  const made = new File([bytes], name, { type: 'image/png' });
  // jsdom's blobs have no arrayBuffer.
  const of = (blob: Blob): Blob =>
    Object.assign(blob, {
      arrayBuffer: async () => (bytes as Uint8Array).slice().buffer,
      slice: () => of(new Blob([bytes])),
    });
  return of(made) as File;
};
const choose = (chosen: File) =>
  act(async () => {
    fireEvent.change(document.querySelector('input[type="file"]')!, {
      target: { files: [chosen] },
    });
  });
const frame = () => screen.findByRole('slider', { name: 'Part that is shown' });
const save = () => screen.getByRole('button', { name: 'Save picture' });

describe('the display name', () => {
  it('is saved, and removed when it is empty', async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText('Display name'), ' Ada ');
    await user.click(screen.getByRole('button', { name: 'Save name' }));
    await waitFor(() =>
      expect(takeNotices()).toEqual([{ kind: 'success', text: 'Your display name is saved.' }]),
    );
    await user.clear(screen.getByLabelText('Display name'));
    await user.click(screen.getByRole('button', { name: 'Save name' }));
    await waitFor(() =>
      expect(takeNotices()).toEqual([{ kind: 'success', text: 'Your display name is removed.' }]),
    );
  });

  it('of more than 60 characters is not sent', async () => {
    const { user } = await open();
    await user.type(screen.getByLabelText('Display name'), 'x'.repeat(61));
    await user.click(screen.getByRole('button', { name: 'Save name' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please use at most 60 characters');
    expect(stub.asked.every(({ method }) => method === 'GET')).toBe(true);
  });
});

describe('a chosen picture', () => {
  it('is moved by arrow keys, zoomed, sent with its progress, and shown', async () => {
    const { user } = await open();
    await choose(file(PNG));
    const stage = await frame();
    expect(stage).toHaveAttribute(
      'aria-valuetext',
      '50% from the left, 50% from the top, zoom 100%',
    );
    stage.focus();
    await user.keyboard('{ArrowRight}{ArrowRight}+');
    expect(stage).toHaveAttribute(
      'aria-valuetext',
      '55% from the left, 50% from the top, zoom 125%',
    );
    await user.click(save());
    await waitFor(() => expect(XhrStub.sent).toHaveLength(1));
    const [sent] = XhrStub.sent;
    act(() => sent!.progress(50, 100));
    expect(screen.getByRole('progressbar', { name: 'Upload' })).toHaveAttribute('value', '50');
    expect(screen.getByText('50% sent')).toBeVisible();
    await act(async () => sent!.answer(200, { displayName: null, pictureAt: AT }));
    expect(await screen.findByRole('img', { name: 'Your picture' })).toHaveAttribute(
      'src',
      expect.stringMatching(/^\/pictures\/sub-1\?v=/),
    );
    expect(takeNotices()).toEqual([{ kind: 'success', text: 'Your picture is saved.' }]);
    expect(close).toHaveBeenCalled();
  });

  it('can be cancelled while it is sent; nothing changes', async () => {
    const { user } = await open();
    await choose(file(PNG));
    await frame();
    await user.click(save());
    await waitFor(() => expect(XhrStub.sent).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(XhrStub.sent[0]!.aborted).toBe(true);
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Choose a picture' })).toBeVisible();
  });

  it('that the server refuses says why, and can be sent again', async () => {
    const { user } = await open();
    await choose(file(PNG));
    await frame();
    await user.click(save());
    await waitFor(() => expect(XhrStub.sent).toHaveLength(1));
    const message = PICTURE_MESSAGES.broken;
    await act(async () =>
      XhrStub.sent[0]!.answer(400, {
        error: { code: 'invalid-input', message, fields: [{ path: 'body.picture', message }] },
      }),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(save()).toBeVisible();
  });

  it.each([
    ['too large', () => file(new Uint8Array(PICTURE_MAX_BYTES + 1)), PICTURE_MESSAGES.tooLarge],
    ['no picture', () => file(new Uint8Array(20)), PICTURE_MESSAGES.notPicture],
  ])('that is %s is refused in words', async (_, make, message) => {
    await open();
    await choose(make());
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });

  it('that cannot be decoded, or has too many pixels, is refused in words', async () => {
    await open();
    decoded = undefined;
    await choose(file(PNG));
    expect(await screen.findByRole('alert')).toHaveTextContent(PICTURE_MESSAGES.broken);
    decoded = { width: PICTURE_MOST_PIXELS, height: 2 };
    await choose(file(PNG));
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(PICTURE_MESSAGES.tooManyPixels),
    );
  });
});

describe('the stored picture', () => {
  it('is deleted, or stays and says why not', async () => {
    stored = { displayName: 'Ada', pictureAt: AT };
    const { user } = await open();
    refusal = { status: 500 };
    await user.click(screen.getByRole('button', { name: 'Delete picture' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('An unknown error has occurred.');
    refusal = undefined;
    await user.click(screen.getByRole('button', { name: 'Delete picture' }));
    expect(await screen.findByRole('img', { name: 'You have no picture.' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Picture' })).toHaveFocus();
  });
});
