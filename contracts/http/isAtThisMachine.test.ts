import { isAtThisMachine } from './isAtThisMachine';

const ask = (headers: Record<string, string>, remoteAddress: string | undefined = '127.0.0.1') =>
  isAtThisMachine({ headers, socket: { remoteAddress } });

describe('a request at this machine', () => {
  it.each([
    'localhost',
    'localhost:3000',
    'LOCALHOST:3000',
    '127.0.0.1:3000',
    '[::1]:3000',
    '[::1]',
  ])('names it as %s', (host) => {
    expect(ask({ host })).toBe(true);
  });

  it.each([
    'plumbline.example',
    'localhost.evil.example',
    'evil.example:3000',
    'localhost@evil.example',
    'localhost:3000@evil.example',
    'localhost#',
    'localhost/',
    'localhost.',
    '127.0.0.2',
    '127.0.0.1.nip.io',
    '0.0.0.0:3000',
    '192.168.1.5:3000',
    '::1',
    'localhost, evil.example',
    '',
  ])('does not name it as %j', (host) => {
    expect(ask({ host })).toBe(false);
  });

  it('names it at all', () => {
    expect(ask({})).toBe(false);
  });

  it.each(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])('comes from %s', (address) => {
    expect(ask({ host: 'localhost:3000' }, address)).toBe(true);
  });

  it.each([
    '203.0.113.7',
    '::ffff:203.0.113.7',
    '2001:db8::1',
    '172.17.0.1',
    '192.168.1.5',
    '::ffff:10.0.2.2',
    'fe80::1%eth0',
    '127.0.0.256',
    '127.0.0.1.2',
    '::ffff:7f00:1x',
    'unknown',
    '',
  ])('does not come from %j, whatever name it gives', (address) => {
    expect(ask({ host: 'localhost:3000' }, address)).toBe(false);
  });

  it.each<[string, Record<string, string>]>([
    ['another host', { 'x-forwarded-host': 'plumbline.example' }],
    ['another host beside ours', { 'x-forwarded-host': 'localhost:3000, plumbline.example' }],
    ['a visitor from elsewhere', { 'x-forwarded-for': '203.0.113.7' }],
    [
      'a visitor from elsewhere who claims to be here',
      { 'x-forwarded-for': '127.0.0.1, 203.0.113.7' },
    ],
    ['a visitor from elsewhere in the other header', { 'x-real-ip': '203.0.113.7' }],
    ['anything in the standard header', { forwarded: 'for=127.0.0.1' }],
  ])('is not one that a proxy passes on with %s', (_, headers) => {
    expect(ask({ host: 'localhost:3000', ...headers })).toBe(false);
  });

  it('is one with what Next itself writes into the headers', () => {
    expect(
      ask({
        host: 'localhost:3000',
        'x-forwarded-host': 'localhost:3000',
        'x-forwarded-for': '::ffff:127.0.0.1',
        'x-forwarded-proto': 'http',
        'x-forwarded-port': '3000',
      }),
    ).toBe(true);
  });
});
