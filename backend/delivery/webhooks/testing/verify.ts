import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const TOLERANCE_SECONDS = 5 * 60;

/**
 * A receiver's half of Standard Webhooks 1.0.0, written from its text and from nothing of ours.
 * @throws when the message is not of somebody with the secret, or not of now
 */
export function verify(
  { headers, body }: { headers: IncomingHttpHeaders; body: string },
  secret: string,
  now: Date,
): { id: string; payload: unknown } {
  const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signed } = headers;
  if (!id || !time || !signed) throw new Error('a header is missing');
  if (Math.abs(now.getTime() / 1_000 - Number(time)) > TOLERANCE_SECONDS)
    throw new Error('the time is not near');
  const [, encoded] = /^whsec_(.+)$/.exec(secret) ?? [];
  const expected = createHmac('sha256', Buffer.from(encoded!, 'base64'))
    .update(`${String(id)}.${String(time)}.${body}`, 'utf8')
    .digest();
  const isSigned = String(signed)
    .split(' ')
    .map((one) => one.split(','))
    .some(([version, value = '']) => {
      const given = Buffer.from(value, 'base64');
      return (
        version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected)
      );
    });
  if (!isSigned) throw new Error('no signature fits');
  return { id: String(id), payload: JSON.parse(body) };
}
