import { execFile, spawn } from 'node:child_process';
import { cpSync, createWriteStream, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { migratePgliteIn } from '../../testing/migratedPglite';
import { freePorts } from './freePorts';

const ROOT = join(__dirname, '..', '..');
const UNSET = [
  'DATABASE_URL',
  'BACKEND_URL',
  'BACKEND_HOST',
  'NEXTAUTH_URL',
  'NEXTAUTH_SECRET',
  'SENTRY_DSN',
  'SEED',
  'TRUST_PROXY',
  'HOST',
  'SMTP_URL',
  'MAIL_FROM',
  'QUOTE_TO',
  'OPERATOR_CONTACT',
  'HUBSPOT_PORTAL_ID',
  'HUBSPOT_FORM_ID',
  'COGNITO_USER_POOL_ID',
  'COGNITO_CLIENT_ID',
  'COGNITO_CLIENT_SECRET',
];

export interface Site {
  url: string;
  backendUrl: string;
  dataDir: string;
  output: string[];
  ended: Promise<number | null>;
  /** Runs `npm run <name> -- <args>`. @returns its output @throws on failure */
  command(name: string, ...args: string[]): Promise<string>;
  /** Stops like Ctrl-C. @returns the exit code */
  stop(): Promise<number | null>;
  /** Stops, and keeps the store for sites that start with a filled one. */
  stopKeepingStore(): Promise<void>;
}

export interface SiteOptions {
  /** `empty` is migrated; `filled` is the kept one, or an empty one, which the site then fills. */
  store?: 'none' | 'empty' | 'filled';
}

/** removePglite() removes it. */
const keptStore = () => join(process.env.TEST_PGLITE!, 'filled');

function putStoreIn(dataDir: string, store: SiteOptions['store']): void {
  if (store === 'none') return;
  if (store === 'filled' && existsSync(keptStore()))
    cpSync(keptStore(), join(dataDir, 'pglite'), { recursive: true });
  else migratePgliteIn(dataDir);
}

/**
 * Starts the built site like `npm start`, on its own ports and data directory.
 * @param options.store what it starts with: copies open far faster than a new one
 * @throws with its output if it ends instead
 */
export async function startSite(
  env: Record<string, string> = {},
  name = 'site',
  { store = 'empty' }: SiteOptions = {},
): Promise<Site> {
  const [port, backendPort] = await freePorts(2);
  const dataDir = mkdtempSync(join(tmpdir(), 'plumbline-e2e-'));
  if (!env.BACKEND_URL) putStoreIn(dataDir, store);
  const environment = {
    ...process.env,
    ...Object.fromEntries(UNSET.map((variable) => [variable, ''])),
    PORT: String(port),
    BACKEND_PORT: String(backendPort),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    // Shared: a site may use another's backend.
    BACKEND_CREDENTIAL: 'the-credential-of-browser-tests-only',
    ...env,
  };
  const child = spawn(process.execPath, [join(ROOT, 'scripts', 'run.mjs'), 'start'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environment,
  });
  mkdirSync(join(ROOT, '.tmp'), { recursive: true });
  const log = createWriteStream(join(ROOT, '.tmp', `e2e-${name}.log`));
  const output: string[] = [];
  let keepsStore = false;
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', (code) => {
      if (keepsStore) cpSync(join(dataDir, 'pglite'), keptStore(), { recursive: true });
      rmSync(dataDir, { recursive: true, force: true });
      resolve(code);
    });
  });
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        output.push(line);
        log.write(`${line}\n`);
        if (line.includes('Stop with Ctrl-C')) resolve();
      });
    }
    void ended.then((code) =>
      reject(new Error(`The site ended with code ${code}:\n${output.join('\n')}`)),
    );
  });
  const stop = () => {
    child.kill('SIGINT');
    return ended;
  };
  const stopKeepingStore = async () => {
    keepsStore = true;
    const code = await stop();
    if (code !== 0) throw new Error(`The site ended with code ${code}, with its store open.`);
  };
  const command = async (...args: string[]) =>
    (
      await promisify(execFile)(
        process.execPath,
        [join(ROOT, 'scripts', 'run.mjs'), 'command', ...args],
        {
          cwd: ROOT,
          env: environment,
        },
      )
    ).stdout;
  return {
    command,
    url: `http://localhost:${port}`,
    backendUrl: `http://127.0.0.1:${backendPort}`,
    dataDir,
    output,
    ended,
    stop,
    stopKeepingStore,
  };
}
