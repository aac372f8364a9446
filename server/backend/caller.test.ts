import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { callerKeys } from './caller';
import { readTrustedProxies, type TrustedProxies } from '../visitor/trustedProxies';

const OPTIONS = {
  secret: 's'.repeat(32),
  trustedProxies: undefined as TrustedProxies,
  siteUrl: 'https://plumbline.example',
  issue: false,
};

function ask(
  headers: Record<string, string>,
  options: Partial<typeof OPTIONS> & { account?: string } = {},
  address = '192.0.2.7',
) {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: address });
  const request = new IncomingMessage(socket);
  Object.assign(request.headers, headers);
  const response = new ServerResponse(request);
  const keys = callerKeys(request, response, { ...OPTIONS, ...options });
  return { ...keys, cookie: response.getHeader('set-cookie') as string | undefined };
}
const cookiePair = (setCookie: string) => setCookie.split(';')[0]!;

describe('callerKeys', () => {
  it('sets no cookie if not needed', () => {
    expect(ask({}).cookie).toBeUndefined();
  });

  it('issues a signed cookie with every guard on https', () => {
    const { cookie } = ask({}, { issue: true });
    expect(cookie).toMatch(
      /^__Host-plumbline-visitor=[\w-]{22}\.[0-9a-f]{40}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure$/,
    );
  });

  it('recognizes a visitor by the cookie, from any address', () => {
    const first = ask({}, { issue: true });
    const again = ask({ cookie: cookiePair(first.cookie!) }, { issue: true }, '198.51.100.9');
    expect(again.visitorKey).toBe(first.visitorKey);
    expect(again.addressKey).not.toBe(first.addressKey);
    expect(again.cookie).toBeUndefined();
  });

  it.each(['forged.0000', 'x', '', `${'a'.repeat(22)}.${'0'.repeat(40)}`])(
    'gives a forged cookie (%s) no identity',
    (value) => {
      const forged = ask({ cookie: `__Host-plumbline-visitor=${value}` }, { issue: true });
      expect(forged.cookie).toBeDefined();
    },
  );

  it('ignores X-Forwarded-For unless a proxy of ours wrote it, and then takes its own entry', () => {
    const plain = ask({});
    expect(ask({ 'x-forwarded-for': '203.0.113.1' }).addressKey).toBe(plain.addressKey);
    const trustedProxies = readTrustedProxies('192.0.2.7');
    const proxied = ask({ 'x-forwarded-for': '10.0.0.1, 203.0.113.1' }, { trustedProxies });
    expect(proxied.addressKey).toBe(ask({}, {}, '203.0.113.1').addressKey);
  });

  it('knows an account in every browser, and a browser whoever is signed in', () => {
    const browser = { cookie: cookiePair(ask({}, { issue: true }).cookie!) };
    const signedOut = ask(browser);
    const ann = ask(browser, { account: 'ann', issue: true });
    expect(ann.visitorKey).toBe(ask({}, { account: 'ann' }).visitorKey);
    expect(ann.visitorKey).not.toBe(signedOut.visitorKey);
    expect(ann.browserKey).toBe(signedOut.browserKey);
    expect(signedOut.browserKey).toBe(signedOut.visitorKey);
    expect(ask({}, { account: 'ann', issue: true }).cookie).toBeUndefined();
  });

  it('never passes an address or a cookie value on', () => {
    const { visitorKey, addressKey } = ask({ 'user-agent': 'Browser' });
    expect(visitorKey).toMatch(/^[0-9a-f]{40}$/);
    expect(addressKey).toMatch(/^[0-9a-f]{40}$/);
  });

  const keyFor = (address: string) => ask({}, {}, address).addressKey;
  const ONE = '2001:db8:1:2::1';

  it.each([
    ['another host of the network', '2001:db8:1:2:9::9'],
    ['its last host', '2001:db8:1:2:ffff:ffff:ffff:ffff'],
    ['written in full', '2001:0db8:0001:0002:0000:0000:0000:0001'],
    ['in capitals', '2001:DB8:1:2::1'],
    ['with zeros at another place', '2001:db8:1:2:0::1'],
    ['with the end as IPv4', '2001:db8:1:2::0.0.0.1'],
    ['with a zone', `${ONE}%eth0`],
  ])('takes an IPv6 network for one address: %s', (_, address) => {
    expect(keyFor(address)).toBe(keyFor(ONE));
  });

  it.each([
    '2001:db8:1:3::1',
    '2001:db8:1::2:0:0:1',
    '2001:db8::1:2:0:0',
    '::1',
    '::',
    '192.0.2.7',
  ])('distinguishes another network from it: %s', (address) => {
    expect(keyFor(address)).not.toBe(keyFor(ONE));
  });

  it.each(['::ffff:192.0.2.7', '::FFFF:c000:207', '0:0:0:0:0:ffff:192.0.2.7'])(
    'takes %s for the IPv4 address that it is',
    (address) => {
      expect(keyFor(address)).toBe(keyFor('192.0.2.7'));
      expect(keyFor(address)).not.toBe(keyFor('::ffff:192.0.2.8'));
    },
  );

  it('tells visitors without a cookie apart by network alone, whatever the browser says it is', () => {
    const visitor = (address: string, agent: string) =>
      ask({ 'user-agent': agent }, {}, address).browserKey;
    expect(visitor('2001:db8:1:2:9::9', 'A')).toBe(visitor(ONE, 'A'));
    expect(visitor('2001:db8:1:3::1', 'A')).not.toBe(visitor(ONE, 'A'));
    expect(visitor(ONE, 'B')).toBe(visitor(ONE, 'A'));
  });

  it('hashes the wider networks too, each for itself, narrow to wide', () => {
    const { addressKey, networkKeys } = ask({}, {}, ONE);
    expect(networkKeys.map(({ width }) => width)).toEqual(['v6-64', 'v6-56', 'v6-48']);
    expect(networkKeys[0]!.key).toBe(addressKey);
    expect(new Set(networkKeys.map(({ key }) => key)).size).toBe(3);
    for (const { key } of networkKeys) expect(key).toMatch(/^[0-9a-f]{40}$/);
    const [, other56, same48] = ask({}, {}, '2001:db8:1:102::1').networkKeys;
    expect(other56).not.toEqual(networkKeys[1]);
    expect(same48).toEqual(networkKeys[2]);
    const [one, another] = ['192.0.2.7', '192.0.2.200'].map((from) => ask({}, {}, from));
    expect(one!.networkKeys[0]).not.toEqual(another!.networkKeys[0]);
    expect(one!.networkKeys[1]).toEqual(another!.networkKeys[1]);
  });
});
