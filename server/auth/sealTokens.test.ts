import { seal, unseal } from './seal';
import { openTokens, sealTokens } from './sealTokens';

const TOKENS = { accessToken: 'access', refreshToken: 'refresh', expiresAt: 1_000 };
const SECRET = 's'.repeat(32);

describe('sealed tokens', () => {
  it('are read by the same secret for the same account', () => {
    expect(openTokens(SECRET, 'alice', sealTokens(SECRET, 'alice', TOKENS))).toEqual(TOKENS);
  });

  it('look different each time, and show nothing', () => {
    const [a, b] = [sealTokens(SECRET, 'alice', TOKENS), sealTokens(SECRET, 'alice', TOKENS)];
    expect(a).not.toBe(b);
    expect(Buffer.from(a, 'base64url').toString('latin1')).not.toContain('refresh');
  });

  it.each([
    ['another secret', (sealed: string) => openTokens('t'.repeat(32), 'alice', sealed)],
    ['another account', (sealed: string) => openTokens(SECRET, 'mallory', sealed)],
    [
      'a changed byte',
      (sealed: string) =>
        openTokens(SECRET, 'alice', sealed.slice(0, -2) + (sealed.endsWith('AA') ? 'BB' : 'AA')),
    ],
    ['half of it', (sealed: string) => openTokens(SECRET, 'alice', sealed.slice(0, 20))],
    [
      'a tag of four bytes',
      (sealed: string) =>
        openTokens(
          SECRET,
          'alice',
          Buffer.from(sealed, 'base64url').subarray(0, 16).toString('base64url'),
        ),
    ],
    ['nothing', () => openTokens(SECRET, 'alice', '')],
  ])('are not read with %s', (_, read) => {
    expect(read(sealTokens(SECRET, 'alice', TOKENS))).toBeUndefined();
  });

  it('are not read for another purpose', () => {
    expect(
      unseal(SECRET, 'account-email', 'alice', sealTokens(SECRET, 'alice', TOKENS)),
    ).toBeUndefined();
    expect(
      unseal(
        SECRET,
        'account-email',
        'alice',
        seal(SECRET, 'account-email', 'alice', 'a@example.com'),
      ),
    ).toBe('a@example.com');
  });
});
