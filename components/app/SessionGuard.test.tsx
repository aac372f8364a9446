import { act } from '@testing-library/react';
import { publishSession } from '@/lib/session/sessionStore';
import { renderPage, makeRouter } from '@/testing/render';
import { SessionGuard } from './SessionGuard';

const USER = { username: 'u1', email: 'mara@example.org' };
function leftFor(
  pathname: string,
  asPath: string,
  over: Parameters<typeof publishSession>[0],
): unknown {
  act(() => publishSession({ status: 'authenticated', user: USER }));
  const replace = jest.fn(async () => true);
  const { unmount } = renderPage(<SessionGuard />, {
    ...makeRouter({ pathname }),
    asPath,
    replace,
  } as ReturnType<typeof makeRouter>);
  expect(replace).not.toHaveBeenCalled();
  act(() => publishSession(over));
  unmount();
  return (replace.mock.calls as unknown[][]).at(-1)?.[0];
}

describe('a page of a signed-in user', () => {
  it('is left for the login, and back, when the session is over', () => {
    expect(leftFor('/my/settings', '/my/settings?a=1', { status: 'unauthenticated' })).toBe(
      '/auth/login?callbackUrl=%2Fmy%2Fsettings%3Fa%3D1&error=SessionRequired',
    );
  });

  it('is left for the home page after signing out in it', () => {
    expect(
      leftFor('/my/settings', '/my/settings', { status: 'unauthenticated', byChoice: true }),
    ).toBe('/');
  });

  it.each(['/', '/projects/[id]', '/mystery'])('%s is for everybody, and stays', (pathname) => {
    expect(leftFor(pathname, pathname, { status: 'unauthenticated' })).toBeUndefined();
  });
});
