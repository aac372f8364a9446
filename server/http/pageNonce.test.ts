import type { ServerResponse } from 'node:http';
import { pageNonce } from './pageNonce';

function answered(pathname: string): { nonce: string | undefined; policy: string | undefined } {
  const headers = new Map<string, string>();
  const res = {
    setHeader: (name: string, value: string) => headers.set(name, value),
  } as unknown as ServerResponse;
  return { nonce: pageNonce({ pathname, res }), policy: headers.get('Content-Security-Policy') };
}

describe('a page’s nonce', () => {
  it.each(['/my/settings', '/my/watchlists', '/my'])(
    '%s has one, and a policy that needs it for scripts and styles',
    (pathname) => {
      const { nonce, policy } = answered(pathname);
      expect(Buffer.from(nonce!, 'base64')).toHaveLength(16);
      expect(policy).toContain(
        `script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'self' 'nonce-${nonce}';`,
      );
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toContain('unsafe');
    },
  );

  it('changes with each request', () => {
    expect(answered('/my/settings').nonce).not.toBe(answered('/my/settings').nonce);
  });

  it.each(['/', '/projects/[id]', '/mystery', '/auth/[page]', '/404'])(
    '%s has none, so any cache may keep it',
    (pathname) => {
      expect(answered(pathname)).toEqual({ nonce: undefined, policy: undefined });
    },
  );
});
