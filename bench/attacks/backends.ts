import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePorts } from '../../e2e/support/freePorts';
import { waitFor } from '../fetchPage';

const ROOT = join(__dirname, '..', '..');
const CREDENTIAL = 'the-credential-of-the-attacks-of-this-machine';

export interface Backend {
  url: string;
  process: ChildProcess;
  /** Like a power cut: no chance to finish anything. */
  kill(): Promise<void>;
}

/** The built backend alone, on a port of its own. */
export async function startBackend(env: Record<string, string>): Promise<Backend> {
  const [port] = await freePorts(1);
  const child = spawn(
    process.execPath,
    ['--no-memory-protection-keys', '--no-wasm-code-gc', 'dist/backend/main.cjs'],
    {
      cwd: ROOT,
      stdio: 'ignore',
      env: {
        ...process.env,
        NODE_ENV: 'production',
        DATABASE_URL: '',
        BACKEND_PORT: String(port),
        BACKEND_CREDENTIAL: CREDENTIAL,
        ...env,
      },
    },
  );
  const ended = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  const isUp = await Promise.race([
    waitFor(`${url}/health/ready`).then(
      () => true,
      () => false,
    ),
    ended.then(() => false),
  ]);
  if (!isUp) {
    child.kill('SIGKILL');
    throw new Error('The backend does not start.');
  }
  return {
    url,
    process: child,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** As the web server asks for a visitor. @returns the status; undefined without an answer */
export async function castVote(
  url: string,
  id: string,
  voter: string,
): Promise<number | undefined> {
  const headers = {
    authorization: `Bearer ${CREDENTIAL}`,
    'content-type': 'application/json',
    'x-visitor-key': voter,
    'x-address-key': voter,
    'x-own-page': '1',
  };
  const body = JSON.stringify({ id, vote: true });
  const answer = await fetch(`${url}/api/projects/vote`, { method: 'POST', headers, body }).catch(
    () => undefined,
  );
  return answer?.status;
}

export async function countVotes(url: string, id: string): Promise<number> {
  const answer = await fetch(`${url}/api/projects/vote?id=${id}`);
  return ((await answer.json()) as { yes: number }).yes;
}
