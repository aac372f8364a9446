import { createRequire } from 'node:module';
import { runInNewContext } from 'node:vm';
import { EXAMPLE_BODY, VERIFY_CODE } from '../components/developers/webhookCopy';
import { alertText } from '../contracts/alerts/alertText';
import { alertMessage } from '../backend/delivery/webhooks/message';
import { makeSecret, signedHeaders } from '../backend/delivery/webhooks/signature';

type IsFromUs = (secret: string, headers: Record<string, string>, body: string) => boolean;

/** As a receiver that copied it from the page. */
const isFromUs = runInNewContext(`${VERIFY_CODE}\nisFromUs`, {
  require: createRequire(__filename),
  Buffer,
  Date,
}) as IsFromUs;

const AT = new Date();
const ALERT = {
  projectId: 'aave',
  projectName: 'Aave',
  kind: 'letter-changed',
  at: EXAMPLE_BODY.timestamp,
  data: { from: 'A', to: 'BBB' },
} as const;
const { id, body } = alertMessage({ id: 1042, alert: ALERT }, '');

describe('the check on /developers', () => {
  const secret = makeSecret();
  const headers = signedHeaders({ id, at: AT, body }, [secret]);

  it('takes what we sign, with either secret of a rotation', () => {
    expect(isFromUs(secret, headers, body)).toBe(true);
    const both = signedHeaders({ id, at: AT, body }, [makeSecret(), secret]);
    expect(isFromUs(secret, both, body)).toBe(true);
  });

  it.each([
    ['another secret', makeSecret(), {}, body],
    ['another body', secret, {}, body.replace('BBB', 'AAA')],
    ['another id', secret, { 'webhook-id': 'msg_1' }, body],
    [
      'another time',
      secret,
      { 'webhook-timestamp': String(Math.floor(Date.now() / 1000) - 1) },
      body,
    ],
    ['no time', secret, { 'webhook-timestamp': '' }, body],
    ['no signature', secret, { 'webhook-signature': '' }, body],
  ])('refuses %s', (_, key, changed, text) => {
    expect(isFromUs(key, { ...headers, ...changed }, text)).toBe(false);
  });

  it('refuses what was signed ten minutes ago', () => {
    const old = new Date(AT.getTime() - 600_000);
    expect(isFromUs(secret, signedHeaders({ id, at: old, body }, [secret]), body)).toBe(false);
  });
});

it('the message on /developers is one of ours', () => {
  expect(JSON.parse(body)).toEqual({
    ...EXAMPLE_BODY,
    data: { ...EXAMPLE_BODY.data, text: alertText(ALERT.kind, ALERT.data) },
  });
  expect(EXAMPLE_BODY.data.text).toBe(alertText(ALERT.kind, ALERT.data));
});
