import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { callerKeys } from './caller';

const OPTIONS = { secret: 's'.repeat(32), trustProxy: false, secure: true, issue: false };

function ask(headers: Record<string, string>, options: Partial<typeof OPTIONS> = {}, address = '192.0.2.7') {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: address });
  const request = new IncomingMessage(socket);
  Object.assign(request.headers, headers);
  const response = new ServerResponse(request);
  const keys = callerKeys(request, response, { ...OPTIONS, ...options });
  return { ...keys, cookie: response.getHeader('set-cookie') as string | undefined };
}
const cookieOf = (setCookie: string) => setCookie.split(';')[0]!;

describe('callerKeys', () => {
  it('sets no cookie when it need not', () => {
    expect(ask({}).cookie).toBeUndefined();
  });

  it('issues a signed cookie with every guard on https', () => {
    const { cookie } = ask({}, { issue: true });
    expect(cookie).toMatch(/^__Host-plumbline-visitor=[\w-]{22}\.[0-9a-f]{40}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure$/);
  });

  it('knows a visitor again by the cookie, from any address', () => {
    const first = ask({}, { issue: true });
    const again = ask({ cookie: cookieOf(first.cookie!) }, { issue: true }, '198.51.100.9');
    expect(again.visitorKey).toBe(first.visitorKey);
    expect(again.addressKey).not.toBe(first.addressKey);
    expect(again.cookie).toBeUndefined();
  });

  it.each(['forged.0000', 'x', '', `${'a'.repeat(22)}.${'0'.repeat(40)}`])('gives a forged cookie (%s) no identity', (value) => {
    const forged = ask({ cookie: `__Host-plumbline-visitor=${value}` }, { issue: true });
    expect(forged.cookie).toBeDefined();
  });

  it('ignores X-Forwarded-For unless a proxy of ours is trusted, and then takes its own entry', () => {
    const plain = ask({});
    expect(ask({ 'x-forwarded-for': '203.0.113.1' }).addressKey).toBe(plain.addressKey);
    const trusted = ask({ 'x-forwarded-for': '10.0.0.1, 203.0.113.1' }, { trustProxy: true });
    expect(trusted.addressKey).toBe(ask({}, {}, '203.0.113.1').addressKey);
  });

  it('never passes an address or a cookie value on', () => {
    const { visitorKey, addressKey } = ask({ 'user-agent': 'Browser' });
    expect(visitorKey).toMatch(/^[0-9a-f]{40}$/);
    expect(addressKey).toMatch(/^[0-9a-f]{40}$/);
  });
});
