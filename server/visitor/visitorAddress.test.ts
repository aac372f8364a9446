import { readTrustedProxies } from './trustedProxies';
import { visitorAddress } from './visitorAddress';

const find = (trusted: string, peer: string | undefined, forwarded?: string) =>
  visitorAddress(
    { headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress: peer } },
    readTrustedProxies(trusted),
  );
const PROXY = '192.0.2.10';
const CDN = '198.51.100.0/24';

describe("a visitor's address", () => {
  it.each<[string, string, string | undefined, string | undefined, string]>([
    ['is the connection’s without proxies', '', '203.0.113.5', '198.51.100.1', '203.0.113.5'],
    ['is the connection’s if a stranger forges', PROXY, '203.0.113.5', PROXY, '203.0.113.5'],
    ['is what the proxy appended', PROXY, PROXY, '203.0.113.5', '203.0.113.5'],
    ['is not what the visitor sent along', PROXY, PROXY, '1.1.1.1, 203.0.113.5', '203.0.113.5'],
    [
      'passes over our proxies',
      `${CDN}, ${PROXY}`,
      PROXY,
      '203.0.113.5,198.51.100.7',
      '203.0.113.5',
    ],
    [
      'stops at the first that is none',
      `${CDN}, ${PROXY}`,
      PROXY,
      '198.51.100.8, 203.0.113.5, 198.51.100.7',
      '203.0.113.5',
    ],
    ['is the first hop if all are ours', 'true', '127.0.0.1', '10.1.0.4, 10.0.0.2', '10.1.0.4'],
    ['is the proxy’s without a header', PROXY, PROXY, undefined, PROXY],
    ['is the proxy’s with an empty header', PROXY, PROXY, '', PROXY],
    ['is unknown without a connection', 'true', undefined, '203.0.113.5', 'unknown'],
    [
      'is found through an IPv6 proxy',
      '2001:db8::/32',
      '2001:db8::1',
      '203.0.113.5',
      '203.0.113.5',
    ],
    [
      'is found through a dual-stack socket',
      PROXY,
      `::ffff:${PROXY}`,
      '203.0.113.5',
      '203.0.113.5',
    ],
    [
      'is found through a mapped address in hexadecimal',
      PROXY,
      '::ffff:c000:20a',
      '203.0.113.5',
      '203.0.113.5',
    ],
    [
      'is found through a link-local proxy',
      'private',
      'fe80::1%eth0',
      '203.0.113.5',
      '203.0.113.5',
    ],
  ])('%s', (_, trusted, peer, forwarded, address) => {
    expect(find(trusted, peer, forwarded)).toBe(address);
  });

  it.each([
    ['203.0.113.5:4711', '203.0.113.5'],
    ['[2001:db8::5]:4711', '2001:db8::5'],
    ['[2001:db8::5]', '2001:db8::5'],
    ['2001:db8::5', '2001:db8::5'],
    ['::ffff:203.0.113.5', '203.0.113.5'],
    ['  203.0.113.5\t', '203.0.113.5'],
  ])('is read from %j', (entry, address) => {
    expect(find(PROXY, PROXY, entry)).toBe(address);
  });

  it.each([
    'unknown',
    '_hidden',
    '1.2.3',
    '203.0.113.05',
    '203.0.113.5:x',
    '203.0.113.5:123456',
    '2001:db8:::1',
    '[203.0.113.5]',
    '[2001:db8::5',
    'fe80::1%eth0',
    '203.0.113.5 203.0.113.6',
    '"203.0.113.5"',
    '',
  ])('is never garbage: after %j, the last trustworthy hop’s', (entry) => {
    expect(find(PROXY, PROXY, entry)).toBe(PROXY);
    expect(find(PROXY, PROXY, `203.0.113.9, ${entry}`)).toBe(PROXY);
    expect(find(`${PROXY}, ${CDN}`, PROXY, `1.1.1.1, ${entry}, 198.51.100.7`)).toBe('198.51.100.7');
  });

  it('of a forger who reaches the site through our proxy stays one, whatever the header says', () => {
    const seen = Array.from({ length: 500 }, (_, n) =>
      find('true', '127.0.0.1', `10.0.${n >> 8}.${n & 255}, unknown, 203.0.113.5`),
    );
    expect(new Set(seen)).toEqual(new Set(['203.0.113.5']));
  });
});

describe('TRUST_PROXY', () => {
  it.each(['true', 'private, loopback', '10.0.0.0/8', '2001:db8::/32,192.0.2.1', ' loopback '])(
    'takes %j',
    (text) => {
      expect(readTrustedProxies(text)).toBeDefined();
    },
  );

  it.each([undefined, '', ' ', 'false'])('trusts no proxy with %j', (text) => {
    expect(readTrustedProxies(text)).toBeUndefined();
  });

  it.each([
    'yes',
    '1',
    'nginx',
    '10.0.0.0/33',
    '10.0.0.0/x',
    '10.0.0.0/8/8',
    '0.0.0.0/0',
    '::/0',
    '10.0.0.1:80',
    'fe80::1%eth0',
    'loopback,,private',
    'toString',
  ])('refuses %j', (text) => {
    expect(() => readTrustedProxies(text)).toThrow(/^TRUST_PROXY must list the addresses/);
  });
});
