import type { AlertKind } from '@/contracts/alerts/alerts';
import { WEBHOOK_FAILING_DAYS, WEBHOOK_OVERLAP_HOURS } from '@/contracts/limits';
import { EXAMPLE_PROJECT } from './copy';

/** A receiver's check, as it stands on the page. A test runs it against a delivery of ours. */
export const VERIFY_CODE = `const { createHmac, timingSafeEqual } = require('node:crypto');

// body: the raw bytes, before any JSON is parsed.
function isFromUs(secret, headers, body) {
  const { 'webhook-id': id, 'webhook-timestamp': time } = headers;
  if (!(Math.abs(Date.now() / 1000 - Number(time)) < 300)) return false;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const expected = createHmac('sha256', key).update(\`\${id}.\${time}.\${body}\`).digest();
  return String(headers['webhook-signature']).split(' ').some((one) => {
    const given = Buffer.from(one.replace('v1,', ''), 'base64');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}`;

/** As a delivery has it; a test compares the keys. */
export const EXAMPLE_BODY = {
  type: 'letter-changed',
  timestamp: '2026-11-25T10:00:00.000Z',
  data: {
    project: { id: EXAMPLE_PROJECT, name: 'Aave', url: `/projects/${EXAMPLE_PROJECT}` },
    text: 'BBB, was A',
    facts: { from: 'A', to: 'BBB' },
  },
};

const example = (site: string): string => {
  const { project, ...data } = EXAMPLE_BODY.data;
  const body = {
    ...EXAMPLE_BODY,
    data: { project: { ...project, url: `${site}${project.url}` }, ...data },
  };
  return `POST /hook HTTP/1.1
content-type: application/json
webhook-id: msg_1042
webhook-timestamp: 1795600800
webhook-signature: v1,…

${JSON.stringify(body, null, 2)}`;
};

export const webhookCopy = {
  lead: 'An account can have alerts on the projects it watches sent to a server of its own. Add the address under',
  settings: 'Account Settings',
  standard: 'Messages follow',
  standardName: 'Standard Webhooks 1.0.0',
  standardUrl: 'https://www.standardwebhooks.com/',
  libraries: ', so its libraries can verify them.',
  example,
  headers: [
    'The signature is HMAC-SHA256 of `webhook-id`, a full stop, `webhook-timestamp`, a full stop, and the body. Its key is the secret without `whsec_`, decoded from base64.',
    `After a new secret, \`webhook-signature\` has two signatures with a blank between for ${WEBHOOK_OVERLAP_HOURS} hours. Accept a message if one fits.`,
    'Verify the raw body, refuse a time more than five minutes away, and compare in constant time:',
  ],
  code: VERIFY_CODE,
  types: 'What `data.facts` has, by `type`:',
  type: 'Type',
  facts: 'Facts',
  factsOf: {
    'letter-changed': '`from` and `to`: letters, or null while there is none.',
    'score-moved': '`from` and `to`: scores by the version `method`. `letter`.',
    suspended: '`letter`: the last one, of `ratedAt`. `reason`: our check, and its day.',
    incident: '`incidentId`, `title`, `occurredOn`, `lossUsd`.',
    'control-changed':
      '`changes`: each has `what` (owner, role, delay or implementation), `before` and `after`; or `what` is queued, with `timelock`, `contract`, `call` and `readyAt`. `made`: its `block` and `tx`, where they are known.',
    'audit-added': '`auditId`, `auditor`, `publishedOn`.',
  } satisfies Record<AlertKind, string>,
  test: 'Only `data.text`: you asked for a test.',
  delivery: [
    'Answer with any 2xx within 10 seconds. Any other answer is a failure: we try again after 1, 2, 4 and more minutes, later every four hours, 14 times within a day. `Retry-After` is respected up to four hours.',
    `An answer of 410 pauses the webhook at once, ${WEBHOOK_FAILING_DAYS} days of nothing but failures pause it too. While it is paused nothing is sent, and nothing waits.`,
    'A message may come twice, always with the same `webhook-id`: drop what you already have. The order is not promised.',
    'We call public addresses only, by https at port 443 or 8443, and follow three redirects at most, each checked the same way. The certificate must be valid. We send no cookies and read 64 kB of an answer.',
  ],
} as const;
