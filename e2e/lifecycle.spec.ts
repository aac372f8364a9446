import { execFile } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { startSite } from './support/site';

const START = join(__dirname, '..', 'scripts', 'run.mjs');

async function refusedStart(env: Record<string, string>): Promise<{ code: number; said: string }> {
  const failure = await promisify(execFile)(process.execPath, [START, 'start'], {
    env: { ...process.env, ...env },
  }).then(
    () => ({ code: 0, stderr: '' }),
    (error: { code: number; stderr: string }) => error,
  );
  return { code: failure.code, said: failure.stderr.trim() };
}

const holdPort = () =>
  new Promise<{ port: string; release: () => void }>((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () =>
      resolve({
        port: String((server.address() as AddressInfo).port),
        release: () => server.close(),
      }),
    );
  });

const findLine = (output: string[], name: string) =>
  output.find((line) => line.trim().startsWith(name)) ?? '';

const signUp = (backendUrl: string, Username: string) =>
  fetch(`${backendUrl}/cognito-idp/`, {
    method: 'POST',
    body: JSON.stringify({ ClientId: 'plumbline-web', Username, Password: 'correct horse 7' }),
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.SignUp',
    },
  });

test.describe('npm start', { tag: '@once' }, () => {
  test.describe.configure({ mode: 'serial', timeout: 120_000 });

  test('says where it runs and what is embedded, shows unsent mail whatever the log level, and stops cleanly', async () => {
    const site = await startSite({ SEED: 'false', LOG_LEVEL: 'silent' }, 'summary');
    expect(findLine(site.output, 'Site')).toContain(site.url);
    expect(findLine(site.output, 'Backend')).toContain(site.backendUrl);
    expect(findLine(site.output, 'Store')).toContain('embedded PGlite');
    expect(findLine(site.output, 'Secret')).toContain('made now');
    const secret = join(site.dataDir, 'secret');
    expect(statSync(secret).mode & 0o777).toBe(0o600);
    expect(readFileSync(secret, 'utf8').length).toBeGreaterThanOrEqual(32);
    expect(findLine(site.output, 'Mail')).toContain(`${site.url}/dev/outbox`);
    await signUp(site.backendUrl, 'someone@example.com');
    await expect
      .poll(() => findLine(site.output, 'Mail for'))
      .toMatch(
        /^Mail for someone@example\.com, not sent: \d{6} is your Plumbline verification code/,
      );
    const code = /\d{6}/.exec(findLine(site.output, 'Mail for'))?.[0];
    const outbox = `${site.url}/dev/outbox.json?to=SOMEONE@example.com`;
    expect(await (await fetch(outbox)).json()).toMatchObject({
      items: [{ to: 'someone@example.com', code }],
    });
    expect(
      (await fetch(outbox, { headers: { 'x-forwarded-host': 'rebound.example' } })).status,
    ).toBe(404);
    expect(await site.stop()).toBe(0);
    await expect(fetch(site.url)).rejects.toThrow();
    await expect(fetch(site.backendUrl)).rejects.toThrow();
  });

  test('has no outbox on a public site', { tag: '@full' }, async () => {
    const site = await startSite(
      { SEED: 'false', NEXTAUTH_URL: 'https://plumbline.example', NEXTAUTH_SECRET: 'x'.repeat(32) },
      'public-mail',
    );
    expect(findLine(site.output, 'Mail')).toContain('NOT SENT');
    await signUp(site.backendUrl, 'someone@example.com');
    expect((await fetch(`${site.url}/dev/outbox`)).status).toBe(404);
    expect((await fetch(`${site.url}/dev/outbox.json`)).status).toBe(404);
    expect((await fetch(`${site.backendUrl}/internal/outbox`)).status).toBe(404);
    await site.stop();
    expect(findLine(site.output, 'Mail for')).toBe('');
  });

  test(
    'runs beside another one on the same checkout, each with its own data',
    { tag: '@full' },
    async () => {
      const [full, empty] = await Promise.all([
        startSite({}, 'full'),
        startSite({ SEED: 'false' }, 'empty'),
      ]);
      const status = async (url: string) => (await fetch(`${url}/projects/aave`)).status;
      expect([await status(full.url), await status(empty.url), await status(full.url)]).toEqual([
        200, 404, 200,
      ]);
      expect([await full.stop(), await empty.stop()]).toEqual([0, 0]);
    },
  );

  test(
    'refuses a second owner of a data directory, naming the first',
    { tag: '@full' },
    async () => {
      const site = await startSite({ SEED: 'false' }, 'owner');
      const second = startSite({ SEED: 'false', DATA_DIR: site.dataDir }, 'second');
      await expect(second).rejects.toThrow(
        `The data directory ${site.dataDir} is in use by process`,
      );
      await site.stop();
    },
  );

  for (const variable of ['PORT', 'BACKEND_PORT']) {
    test(`refuses a taken ${variable} in one line`, async () => {
      const { port, release } = await holdPort();
      const refused = await refusedStart({ [variable]: port });
      release();
      expect(refused).toEqual({
        code: 1,
        said: `Port ${port} is taken. Stop the program that uses it, or set ${variable} to a free port.`,
      });
    });
  }

  test('refuses a public site without a secret, or with a short one', async () => {
    const publicSite = { NEXTAUTH_URL: 'https://plumbline.example', PORT: '3999' };
    const without = await refusedStart({ ...publicSite, NEXTAUTH_SECRET: '' });
    const short = await refusedStart({ ...publicSite, NEXTAUTH_SECRET: 'short' });
    expect([without.code, short.code]).toEqual([1, 1]);
    expect(without.said).toMatch(/^NEXTAUTH_SECRET must be set .*$/);
    expect(short.said).toMatch(/^NEXTAUTH_SECRET must be at least 32 .*$/);
  });

  test('starts the backend again, alone, when it dies', { tag: '@full' }, async () => {
    const site = await startSite({ SEED: 'false' }, 'dies');
    const { pid } = JSON.parse(readFileSync(join(site.dataDir, 'plumbline.lock'), 'utf8')) as {
      pid: number;
    };
    process.kill(pid, 'SIGKILL');
    await expect
      .poll(() => site.output)
      .toContain('The backend stopped unexpectedly (signal SIGKILL); starting it again.');
    const isReady = () => fetch(`${site.backendUrl}/health/ready`).then(({ ok }) => ok);
    await expect.poll(() => isReady().catch(() => false), { timeout: 60_000 }).toBe(true);
    expect(await site.stop()).toBe(0);
  });
});
