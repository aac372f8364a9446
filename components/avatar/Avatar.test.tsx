import { act, fireEvent, render } from '@testing-library/react';
import { notePictureChange } from '@/lib/session/pictureChanges';
import { Avatar } from './Avatar';
import { avatarSources } from './avatarSources';

const BUCKET = 'https://pictures.example/avatars';
const MARA = { username: 'u/1', email: 'mara@example.org' };
const at = (time: string) => Date.parse(`2026-11-21T${time}Z`);

beforeEach(() => {
  process.env.NEXT_PUBLIC_AVATAR_BUCKET_URL = BUCKET;
});
afterEach(() => {
  delete process.env.NEXT_PUBLIC_AVATAR_BUCKET_URL;
});

describe('where a picture may be (§3, §9)', () => {
  it('is keyed by the username, and the key changes each minute', () => {
    const keys = ['12:00:00', '12:00:59.999', '12:01:00'].map(
      (time) => avatarSources(MARA, at(time))[0],
    );
    expect(keys[0]).toMatch(/^https:\/\/pictures\.example\/avatars\/u%2F1\?v=\d+$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it.each([
    [
      'no bucket and no image',
      '',
      undefined,
      [expect.stringMatching(/^\/pictures\/u%2F1\?v=\d+$/)],
    ],
    [
      'no bucket',
      '',
      'https://a.example/i.png',
      [expect.stringMatching(/^\/pictures\/u%2F1\?v=\d+$/), 'https://a.example/i.png'],
    ],
    [
      'a bucket with a slash',
      `${BUCKET}/`,
      undefined,
      [expect.stringMatching(/example\/avatars\/u%2F1\?v=/)],
    ],
    [
      'both',
      BUCKET,
      'https://a.example/i.png',
      [expect.stringMatching(/^https:\/\/pictures/), 'https://a.example/i.png'],
    ],
  ])('with %s', (_, bucket, image, sources) => {
    process.env.NEXT_PUBLIC_AVATAR_BUCKET_URL = bucket;
    expect(avatarSources({ ...MARA, image }, at('12:00:00'))).toEqual(sources);
  });
});

describe('the avatar', () => {
  const show = (image?: string) => {
    const { container } = render(<Avatar user={{ ...MARA, image }} now={() => at('12:00:00')} />);
    return { container, picture: () => container.querySelector('img') };
  };

  it('is 32 px', () => {
    expect(show().picture()).toHaveAttribute('width', '32');
  });

  it('falls from the bucket to user.image, then to the uppercase first letter of the email', () => {
    const { container, picture } = show('https://a.example/i.png');
    expect(picture()?.src).toContain(BUCKET);
    fireEvent.error(picture()!);
    expect(picture()?.src).toBe('https://a.example/i.png');
    fireEvent.error(picture()!);
    expect(picture()).toBeNull();
    expect(container).toHaveTextContent(/^M$/);
  });

  it("is the site's own without a bucket, and asked for again after a change in this tab", () => {
    process.env.NEXT_PUBLIC_AVATAR_BUCKET_URL = '';
    const { container, picture } = show();
    expect(picture()?.src).toMatch(/\/pictures\/u%2F1\?v=\d+$/);
    fireEvent.error(picture()!);
    expect(picture()).toBeNull();
    expect(container).toHaveTextContent(/^M$/);
    act(() => notePictureChange());
    expect(picture()?.src).toMatch(/\/pictures\/u%2F1\?v=\d+\.\d+$/);
  });

  it('is asked for again after a change in another tab, and each minute in an open page', () => {
    jest.useFakeTimers({ now: at('12:00:30') });
    const { container } = render(<Avatar user={MARA} now={Date.now} />);
    const source = () => container.querySelector('img')!.src;
    const sources = [source()];
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'pictureChanged', newValue: '7' }));
    });
    sources.push(source());
    expect(sources[1]).toMatch(/\.7$/);
    act(() => jest.advanceTimersByTime(60_000));
    sources.push(source());
    expect(new Set(sources).size).toBe(3);
    jest.useRealTimers();
  });
});
