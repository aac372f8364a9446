import { AdminGetUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import {
  administrator,
  createClient,
  PoolFixture,
  refused,
} from '../../../testing/user-pool/PoolFixture';
import { logLines } from '../../../testing/logLines';
import { startTestPool } from '../../../testing/user-pool/startTestPool';
import { ADMIN_KEY_ID } from './signature';

const adminSecret = 'the secret of the administrator';
const pool = new PoolFixture();
beforeAll(() => pool.open({ adminSecret }));
afterAll(() => pool.close());

const asked = new AdminGetUserCommand({
  UserPoolId: 'local_plumbline',
  Username: 'nobody@example.com',
});
const letIn = refused('UserNotFoundException');

async function signedCall(
  secret = adminSecret,
): Promise<{ headers: Record<string, string>; body: string }> {
  const client = administrator(pool, secret);
  const call = { headers: {} as Record<string, string>, body: '' };
  client.middlewareStack.add(
    () =>
      async ({ request }) => {
        const { headers, body } = request as { headers: Record<string, string>; body: Uint8Array };
        Object.assign(call, { headers, body: new TextDecoder().decode(body) });
        throw new Error('kept');
      },
    { step: 'finalizeRequest', priority: 'low' },
  );
  await expect(client.send(asked)).rejects.toThrow('kept');
  client.destroy();
  return call;
}

async function send(
  { headers, body }: { headers: Record<string, string>; body: string },
  path = '/',
): Promise<unknown> {
  const { host: _, 'content-length': __, ...sent } = headers;
  return (
    (await (
      await fetch(`${pool.test.endpoint}${path}`, { method: 'POST', headers: sent, body })
    ).json()) as { __type: string }
  ).__type;
}

describe('who administers a pool', () => {
  it('has signed with the secret that the pool has', async () => {
    const client = administrator(pool, adminSecret);
    await expect(client.send(asked)).rejects.toEqual(letIn);
    client.destroy();
  });

  it.each([
    ['another secret', { secretAccessKey: 'another' }, 'InvalidSignatureException'],
    ['another key', { accessKeyId: 'AKIAIOSFODNN7EXAMPLE' }, 'UnrecognizedClientException'],
    ['a token of a session beside', { sessionToken: 'x' }, 'UnrecognizedClientException'],
  ])('is nobody with %s', async (_, credentials, name) => {
    const client = administrator(pool, adminSecret, credentials);
    await expect(client.send(asked)).rejects.toEqual(refused(name));
    client.destroy();
  });

  it('is no one in a pool without a secret, and the log has each that was refused', async () => {
    const { logger, lines } = logLines();
    const without = await startTestPool(pool.store, () => pool.now, {}, logger);
    for (const secretAccessKey of ['undefined', 'x', adminSecret]) {
      const client = createClient(without.endpoint, {
        credentials: { accessKeyId: ADMIN_KEY_ID, secretAccessKey },
      });
      await expect(client.send(asked)).rejects.toEqual(
        refused(
          'UnrecognizedClientException',
          'The security token included in the request is invalid.',
        ),
      );
      client.destroy();
    }
    await without.close();
    const refusals = lines.filter(({ msg }) => msg === 'refused');
    expect(refusals).toMatchObject(Array(3).fill({ code: 'UnrecognizedClientException' }));
  });

  it.each([
    [-300_000, true],
    [300_000, true],
    [-302_000, false],
    [302_000, false],
  ])('may be off by %d ms: %s', async (offset, fine) => {
    const client = administrator(pool, adminSecret, {}, offset);
    await expect(client.send(asked)).rejects.toEqual(
      fine
        ? letIn
        : refused(
            'InvalidSignatureException',
            expect.stringContaining('Signature expired') as string,
          ),
    );
    client.destroy();
  });
});

describe('a signed call', () => {
  it('is let in as it was signed', async () => {
    expect(await send(await signedCall())).toBe('UserNotFoundException');
  });

  it.each<[string, (call: { headers: Record<string, string>; body: string }) => object, string]>([
    [
      'another body',
      ({ body }) => ({ body: body.replace('nobody', 'somebody') }),
      'InvalidSignatureException',
    ],
    [
      'another operation',
      ({ headers }) => ({
        headers: {
          ...headers,
          'x-amz-target': 'AWSCognitoIdentityProviderService.AdminDeleteUser',
        },
      }),
      'InvalidSignatureException',
    ],
    [
      'another date',
      ({ headers }) => ({
        headers: { ...headers, 'x-amz-date': headers['x-amz-date']!.replace(/\d\dZ$/, '59Z') },
      }),
      'InvalidSignatureException',
    ],
    [
      'no signature',
      ({ headers: { authorization: _, ...headers } }) => ({ headers }),
      'MissingAuthenticationTokenException',
    ],
    [
      'something else for a signature',
      ({ headers }) => ({ headers: { ...headers, authorization: 'Bearer x' } }),
      'IncompleteSignatureException',
    ],
    [
      'no date',
      ({ headers: { 'x-amz-date': _, ...headers } }) => ({ headers }),
      'IncompleteSignatureException',
    ],
    [
      'a date that is none',
      ({ headers }) => ({
        headers: { ...headers, 'x-amz-date': `${headers['x-amz-date']!.slice(0, 8)}T999999Z` },
      }),
      'InvalidSignatureException',
    ],
    [
      "a header of AWS's that is not signed",
      ({ headers }) => ({ headers: { ...headers, 'x-amz-more': '1' } }),
      'IncompleteSignatureException',
    ],
    [
      'the target left out of what is signed',
      ({ headers }) => ({
        headers: { ...headers, authorization: headers.authorization!.replace(';x-amz-target', '') },
      }),
      'IncompleteSignatureException',
    ],
    [
      'another service',
      ({ headers }) => ({
        headers: {
          ...headers,
          authorization: headers.authorization!.replace('/cognito-idp/', '/s3/'),
        },
      }),
      'InvalidSignatureException',
    ],
    [
      'another region',
      ({ headers }) => ({
        headers: {
          ...headers,
          authorization: headers.authorization!.replace('/local/', '/eu-west-1/'),
        },
      }),
      'InvalidSignatureException',
    ],
    [
      'another last digit',
      ({ headers }) => ({
        headers: {
          ...headers,
          authorization: headers.authorization!.replace(/.$/, (digit) =>
            digit === '0' ? '1' : '0',
          ),
        },
      }),
      'InvalidSignatureException',
    ],
  ])('is refused with %s', async (_, change, name) => {
    const call = await signedCall();
    expect(await send({ ...call, ...change(call) })).toBe(name);
  });

  it('is refused with an unsigned query', async () => {
    expect(await send(await signedCall(), '/?x=1')).toBe('InvalidSignatureException');
  });
});
