import { codeLink, isLinkCode, readCodeLink } from './codeLink';

const CODE = 'AbCdEfGhIjKlMnOpQrStU_';

describe('the link of a mail with a code', () => {
  it.each(['mara@example.org', 'o’neil+"a.b"@exämple.org', '%41@example.org'])(
    'brings code and address %s to the form, in the fragment',
    (email) => {
      const url = new URL(codeLink('https://plumbline.example/', 'reset', { email, code: CODE }));
      expect(`${url.origin}${url.pathname}${url.search}`).toBe(
        'https://plumbline.example/auth/login?step=reset',
      );
      expect(readCodeLink(url.hash)).toEqual({ email, code: CODE });
    },
  );

  it.each(['', '#', '#top', `#${CODE}`, `#${CODE}.`, `#${CODE}.%`, '#123456.a@example.org'])(
    'is not "%s"',
    (fragment) => {
      expect(readCodeLink(fragment)).toBeUndefined();
    },
  );

  it('has a code of 128 bits, which six digits are not', () => {
    expect([CODE, '123456', `${CODE}x`, CODE.slice(1)].map(isLinkCode)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});
