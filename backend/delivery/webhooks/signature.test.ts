import { createHmac } from 'node:crypto';
import { makeSecret, signedHeaders } from './signature';

const AT = new Date('2022-11-16T12:40:05.900Z');

describe('a signed delivery', () => {
  it('has the headers of Standard Webhooks', () => {
    const secret = `whsec_${Buffer.from('0123456789abcdef0123456789abcdef').toString('base64')}`;
    const expected = createHmac('sha256', '0123456789abcdef0123456789abcdef')
      .update('msg_1.1668602405.{"a":1}')
      .digest('base64');
    expect(signedHeaders({ id: 'msg_1', at: AT, body: '{"a":1}' }, [secret])).toEqual({
      'content-type': 'application/json',
      'webhook-id': 'msg_1',
      'webhook-timestamp': '1668602405',
      'webhook-signature': `v1,${expected}`,
    });
  });

  it("has the signature of the standard's own example", () => {
    const at = new Date(1_614_265_330_000);
    const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', at, body: '{"test": 2432232314}' };
    expect(signedHeaders(message, ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'])).toMatchObject({
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    });
  });

  it('is signed by each secret of a rotation', () => {
    const secrets = [makeSecret(), makeSecret()];
    const message = { id: 'msg_1', at: AT, body: '{}' };
    const [first, second] = secrets.map(
      (secret) => signedHeaders(message, [secret])['webhook-signature'],
    );
    expect(signedHeaders(message, secrets)['webhook-signature']).toBe(`${first} ${second}`);
    expect(first).not.toBe(second);
  });

  it('has a secret of 32 random bytes', () => {
    expect(makeSecret()).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(makeSecret()).not.toBe(makeSecret());
  });
});
