import { webEnv } from '../env';
import { allowedPicture } from './allowedPicture';
import { toJwt, parseSessionToken } from './sessionToken';

jest.mock('../env', () => ({ webEnv: jest.fn() }));
const allow = (pictureOrigin: string | undefined) =>
  (webEnv as jest.Mock).mockReturnValue({ pictureOrigin });

const ALLOWED = 'https://pictures.example';

describe('user.image (§3)', () => {
  it.each([
    ['a picture of the allowed host', `${ALLOWED}/a/p1=s96-c`, `${ALLOWED}/a/p1=s96-c`],
    ['one of another host', 'https://pictures.example.attacker.example/a', undefined],
    ['one of another port', 'https://pictures.example:8443/a', undefined],
    ['one without encryption', 'http://pictures.example/a', undefined],
    ['data in place of an address', 'data:image/png;base64,AAAA', undefined],
    ['what is no address', 'a picture', undefined],
    ['what is no text', { href: ALLOWED }, undefined],
    ['nothing', undefined, undefined],
    ['one that is too long for a cookie', `${ALLOWED}/${'a'.repeat(500)}`, undefined],
  ])('of %s', (_, picture, shown) => {
    allow(ALLOWED);
    expect(allowedPicture(picture)).toBe(shown);
  });

  it('is undefined where no host is allowed', () => {
    allow(undefined);
    expect(allowedPicture(`${ALLOWED}/a`)).toBeUndefined();
  });

  it.each([[`${ALLOWED}/a`], [undefined]])('stays with the session: %s', (image) => {
    const token = {
      sid: 's',
      user: { username: 'u1', email: 'mara@example.org', ...(image && { image }) },
    };
    expect(parseSessionToken(toJwt(token))).toEqual(token);
  });
});
