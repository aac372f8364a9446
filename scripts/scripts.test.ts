import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

function evaluate(module: string, expression: string): unknown {
  const code = `import * as lib from ${JSON.stringify(join(__dirname, '..', module))};
    let answer; try { answer = { value: await (${expression}) }; } catch (error) { answer = { refused: error.message }; }
    console.log(JSON.stringify(answer));`;
  const answer = JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '--eval', code], { encoding: 'utf8' }),
  ) as { value?: unknown };
  return 'refused' in answer ? answer : answer.value;
}

describe('isSupported', () => {
  it('accepts Node 22.12 and newer', () => {
    const versions = ['18.20.0', '20.20.2', '21.7.0', '22.11.0', '22.12.0', '23.2.0', '24.21.0'];
    expect(
      evaluate(
        'scripts/lib/nodeVersion.mjs',
        `${JSON.stringify(versions)}.filter(lib.isSupported)`,
      ),
    ).toEqual(['22.12.0', '23.2.0', '24.21.0']);
  });

  it('takes the versions that the commands name themselves', () => {
    expect(
      evaluate(
        'scripts/lib/nodeVersion.mjs',
        '[lib.FLOOR_VERSION, lib.FETCHED_VERSION].map(lib.isSupported)',
      ),
    ).toEqual([true, true]);
  });
});

describe('readSettings', () => {
  const settings = (env: Record<string, string>) =>
    evaluate('scripts/lib/settings.mjs', `lib.readSettings(${JSON.stringify(env)})`);

  it('has a default for everything', () => {
    expect(settings({})).toEqual({
      port: 3000,
      backendPort: 3001,
      siteUrl: 'http://localhost:3000',
      isLocal: true,
      mail: 'shown',
      ownBackendUrl: 'http://127.0.0.1:3001',
      ownSiteUrl: 'http://127.0.0.1:3000',
      host: '',
      backendHost: '127.0.0.1',
      dataDir: join(__dirname, '..', '.data'),
    });
  });

  it('puts the backend on the next port, and asks it where it listens', () => {
    expect(settings({ PORT: '4000' })).toMatchObject({
      backendPort: 4001,
      siteUrl: 'http://localhost:4000',
    });
    expect(settings({ BACKEND_HOST: '0.0.0.0' })).toMatchObject({
      ownBackendUrl: 'http://127.0.0.1:3001',
    });
    expect(settings({ BACKEND_HOST: '10.0.0.5' })).toMatchObject({
      ownBackendUrl: 'http://10.0.0.5:3001',
    });
  });

  it.each([
    [{ TRUST_PROXY: 'true' }, '127.0.0.1', 'http://127.0.0.1:3000'],
    [{ TRUST_PROXY: 'false' }, '', 'http://127.0.0.1:3000'],
    [{ TRUST_PROXY: 'true', HOST: '0.0.0.0' }, '0.0.0.0', 'http://127.0.0.1:3000'],
    [{ HOST: '10.0.0.5' }, '10.0.0.5', 'http://10.0.0.5:3000'],
    [{ HOST: '::1' }, '::1', 'http://[::1]:3000'],
  ])('with %j, the site listens on "%s" and is asked at %s', (env, host, ownSiteUrl) => {
    expect(settings(env as Record<string, string>)).toMatchObject({ host, ownSiteUrl });
  });

  it.each([
    [{}, 'shown'],
    [{ SMTP_URL: 'smtp://127.0.0.1' }, 'sent'],
    [{ NEXTAUTH_URL: 'https://plumbline.example' }, 'lost'],
    [{ BACKEND_HOST: '0.0.0.0' }, 'lost'],
    [{ BACKEND_HOST: '0.0.0.0', NEXTAUTH_URL: 'http://localhost:3000' }, 'shown'],
    [{ COGNITO_USER_POOL_ID: 'local_other' }, 'shown'],
    [{ COGNITO_USER_POOL_ID: 'eu-west-1_AbCdEf' }, undefined],
  ])('with %j, mail is %s', (env, mail) => {
    expect((settings(env as Record<string, string>) as { mail?: string }).mail).toBe(mail);
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT must be a whole number from 1 to 65535, not "abc".'],
    [
      { BACKEND_PORT: '70000' },
      'BACKEND_PORT must be a whole number from 1 to 65535, not "70000".',
    ],
    [
      { PORT: '4000', BACKEND_PORT: '4000' },
      'PORT and BACKEND_PORT are both 4000. Change one of them.',
    ],
    [
      { NEXTAUTH_URL: 'plumbline.example' },
      'NEXTAUTH_URL must be an http or https address, not "plumbline.example".',
    ],
    [
      { BACKEND_URL: 'ftp://backend' },
      'BACKEND_URL must be an http or https address, not "ftp://backend".',
    ],
  ])('refuses %j', (env, sentence) => {
    expect(settings(env as Record<string, string>)).toEqual({ refused: sentence });
  });
});

describe('ensureSecret', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'plumbline-secret-'));
  afterAll(() => rmSync(dataDir, { recursive: true }));
  const secret = (given: object) =>
    evaluate(
      'scripts/lib/secret.mjs',
      `lib.ensureSecret(${JSON.stringify({ siteUrl: 'https://a.example', dataDir, ...given })})`,
    );

  it('makes one for a local site, once, for this account alone', () => {
    const made = secret({ isLocal: true }) as { secret: string; file: string; made: boolean };
    expect(made).toEqual({
      secret: expect.stringMatching(/^[\w-]{43}$/) as string,
      file: join(dataDir, 'secret'),
      made: true,
    });
    expect(statSync(made.file).mode & 0o777).toBe(0o600);
    expect(secret({ isLocal: true })).toEqual({ secret: made.secret, file: made.file });
  });

  it('says in one sentence that the data directory cannot be written', () => {
    const file = join(dataDir, 'a file');
    writeFileSync(file, '');
    expect(secret({ isLocal: true, dataDir: join(file, 'data') })).toEqual({
      refused: `DATA_DIR is ${join(file, 'data')}, which cannot be written (ENOTDIR). Make the account that runs Plumbline its owner, on a file system that takes writes.`,
    });
  });

  it('takes the one that is set', () => {
    expect(secret({ isLocal: false, secret: 'x'.repeat(32) })).toEqual({ secret: 'x'.repeat(32) });
  });

  it('refuses a public site without one, and one that is too short', () => {
    expect(secret({ isLocal: false })).toEqual({
      refused: expect.stringMatching(/^NEXTAUTH_SECRET must be set for a public site/) as string,
    });
    expect(secret({ isLocal: false, secret: 'short' })).toEqual({
      refused: expect.stringMatching(/at least 32 characters/) as string,
    });
  });
});

describe('Supervisor', () => {
  /** A site that keeps running beside a backend that ends by itself. */
  const supervise = (backend: string, msBetweenEnds: number) =>
    evaluate(
      'scripts/lib/Supervisor.mjs',
      `(async () => {
        const said = [];
        const pids = new Set();
        console.error = (line) => said.push(line);
        let now = 0;
        const supervisor = new lib.Supervisor(() => (now += ${msBetweenEnds}));
        const site = new Promise((onLine) =>
          supervisor.start('site', ['--eval', 'console.log("up"); setInterval(() => {}, 1000)'], { onLine }));
        await site;
        supervisor.start('backend', ['--eval', ${JSON.stringify(backend)}], { env: { STARTS: '${starts}' } });
        return { exitCode: await supervisor.stopped, said };
      })()`,
    );
  const starts = join(mkdtempSync(join(tmpdir(), 'plumbline-starts-')), 'starts');
  beforeEach(() => writeFileSync(starts, ''));
  afterAll(() => rmSync(dirname(starts), { recursive: true }));

  const again = 'The backend stopped unexpectedly (exit code 3); starting it again.';

  it('starts a child again, alone, five times in ten minutes, then stops all', () => {
    expect(supervise('process.exit(3)', 119_000)).toEqual({
      exitCode: 1,
      said: [
        ...Array<string>(5).fill(again),
        'The backend stopped unexpectedly (exit code 3), for the sixth time in ten minutes.',
      ],
    });
  });

  it('does not count what is ten minutes past, and stops at a reason that stays', () => {
    const seventhStays = `const { appendFileSync, readFileSync } = require('fs');
      appendFileSync(process.env.STARTS, '.');
      process.exit(readFileSync(process.env.STARTS).length > 6 ? 78 : 3)`;
    expect(supervise(seventhStays, 120_000)).toEqual({
      exitCode: 1,
      said: [...Array<string>(6).fill(again), 'The backend cannot start, for the reason above.'],
    });
  });
});

describe('backendLine', () => {
  it.each([
    [
      'progress in words',
      '{"level":"info","progress":"Filling the empty store: 1 of 2","msg":"seeding"}',
      'Filling the empty store: 1 of 2',
    ],
    [
      'mail that nobody sends in words',
      '{"level":"info","console":"Mail for a@b.example, not sent: 012345 is your code"}',
      'Mail for a@b.example, not sent: 012345 is your code',
    ],
    ['a log line as it is', '{"level":"warn","msg":"x"}', '{"level":"warn","msg":"x"}'],
    [
      'words deeper in a log line as they are',
      '{"msg":"x","req":{"console":"fake"}}',
      '{"msg":"x","req":{"console":"fake"}}',
    ],
    ['what only looks like JSON as it is', '{"console":"', '{"console":"'],
    ['what is no JSON as it is', 'Error: "progress":', 'Error: "progress":'],
  ])('shows %s', (_, line, shown) => {
    expect(
      evaluate('scripts/lib/backendLine.mjs', `lib.backendLine(${JSON.stringify(line)})`),
    ).toBe(shown);
  });
});

describe('ensureCredential', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'plumbline-credential-'));
  afterAll(() => rmSync(dataDir, { recursive: true }));
  const credential = (given: object) =>
    evaluate(
      'scripts/lib/secret.mjs',
      `lib.ensureCredential(${JSON.stringify({ dataDir, ...given })})`,
    );

  it('is what is set', () => {
    expect(credential({ credential: 'given', backendUrl: 'http://b' })).toBe('given');
  });

  it('is required with a remote backend', () => {
    expect(credential({ backendUrl: 'http://backend:3001' })).toEqual({
      refused: expect.stringContaining('BACKEND_CREDENTIAL must be set') as string,
    });
  });

  it('is made once, where only this account reads it', () => {
    const made = credential({});
    expect(made).toMatch(/^[\w-]{43}$/);
    expect(statSync(join(dataDir, 'backend-credential')).mode & 0o777).toBe(0o600);
    expect(credential({})).toBe(made);
  });
});

describe('readAdminSecret', () => {
  const [set, made, again, other, nothing, another] = evaluate(
    'scripts/lib/secret.mjs',
    `[
    [{ COGNITO_ADMIN_SECRET: ' set ' }, 'a'], [{}, 'a'], [{ COGNITO_ADMIN_SECRET: ' ' }, 'a'], [{}, 'b'], [{}], [{}],
  ].map(([env, secret]) => lib.readAdminSecret(env, secret))`,
  ) as string[];

  it("is what is set, else made of the site's secret, else new", () => {
    expect(set).toBe('set');
    expect(made).toMatch(/^[\w-]{43}$/);
    expect(again).toBe(made);
    expect(new Set([made, other, nothing, another]).size).toBe(4);
  });
});

describe('findEnvironmentFile', () => {
  const here = 'scripts/run.mjs';
  it.each([
    ['the named one', { PLUMBLINE_ENV_FILE: here }, 'none', here],
    ["else the installed service's", {}, here, here],
    ['else none', { PLUMBLINE_ENV_FILE: ' ' }, 'none', 'undefined'],
  ])('is %s', (_, env, installed, found) => {
    expect(
      evaluate(
        'scripts/lib/serviceEnvironment.mjs',
        `String(lib.findEnvironmentFile(${JSON.stringify(env)}, '${installed}'))`,
      ),
    ).toBe(found);
  });

  it('refuses a named file that does not exist', () => {
    expect(
      evaluate(
        'scripts/lib/serviceEnvironment.mjs',
        `(() => { try { lib.findEnvironmentFile({ PLUMBLINE_ENV_FILE: '/none' }); } catch (error) { return error.message; } })()`,
      ),
    ).toMatch(/^The service's environment file \/none does not exist\. /);
  });
});

describe('hashSources', () => {
  it('is the same for the same sources, and another one for another build variable', () => {
    const [first, second, other] = evaluate(
      'scripts/lib/sources.mjs',
      '[{}, { PORT: "1" }, { NEXT_PUBLIC_X: "1" }].map(lib.hashSources)',
    ) as string[];
    expect(second).toBe(first);
    expect(other).not.toBe(first);
  });
});

describe('countHung', () => {
  const timedOut = {
    status: 'timedOut',
    errors: [{ message: '\u001b[31mTest timeout of 60000ms exceeded.\u001b[39m' }],
  };
  const passed = { status: 'expected', results: [{ status: 'passed', errors: [] }] };
  const named = {
    status: 'timedOut',
    errors: [
      ...timedOut.errors,
      { message: 'Error: locator.click: Test timeout of 60000ms exceeded.' },
    ],
  };
  const failed = {
    status: 'failed',
    errors: [{ message: 'Error: expect(locator).toBeVisible() failed' }],
  };
  const report = (...results: object[]) => ({
    errors: [],
    suites: [
      {
        specs: [{ tests: [passed] }],
        suites: [
          {
            specs: [
              { tests: results.map((result) => ({ status: 'unexpected', results: [result] })) },
            ],
          },
        ],
      },
    ],
  });

  it.each([
    ['nothing that failed', report(), 0],
    ['tests that ran out of time and name nothing', report(timedOut, timedOut), 2],
    ['one that names what it waited for', report(named), 0],
    ['one that hung beside one that failed', report(timedOut, failed), 0],
    [
      'a failure outside of the tests',
      { ...report(timedOut), errors: [{ message: 'no server' }] },
      0,
    ],
    ['no report', undefined, 0],
  ])('finds in %s', (_, given, count) => {
    expect(
      evaluate('scripts/lib/hung.mjs', `lib.countHung(${JSON.stringify(given) ?? 'undefined'})`),
    ).toBe(count);
  });
});
