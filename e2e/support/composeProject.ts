import { execFile, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { makeCertificate } from './nginx';

const ROOT = join(__dirname, '..', '..');
const DEPLOY = join(ROOT, 'deploy');

const works = (engine: string, ...args: string[]) =>
  spawnSync(engine, args, { stdio: 'ignore', timeout: 20_000 }).status === 0;

/** One that runs and has Compose. */
export const findEngine = (): string | undefined =>
  ['docker', 'podman'].find(
    (engine) => works(engine, 'info') && works(engine, 'compose', 'version'),
  );

const SECRETS = ['NEXTAUTH_SECRET', 'BACKEND_CREDENTIAL', 'COGNITO_ADMIN_SECRET'];
const OF_SYSTEMD = ['DATABASE_URL', 'DATA_DIR', 'TRUST_PROXY'];

/** plumbline.env.example, filled in as README.md says. */
function fillIn(example: string, https: number): string {
  return example
    .split('\n')
    .filter((line) => !OF_SYSTEMD.some((name) => line.startsWith(`${name}=`)))
    .map((line) =>
      SECRETS.some((name) => line === `${name}=`)
        ? line + randomBytes(32).toString('base64')
        : line.replace('https://plumbline.example', `https://localhost:${https}`),
    )
    .join('\n');
}

export interface ComposeProject {
  certificate: Buffer;
  /** @returns its output @throws on failure */
  compose(...args: string[]): Promise<string>;
}

/** deploy/ in `folder`, but for ports, names and its network, beside which others may run. */
export function composeProject(
  engine: string,
  folder: string,
  ports: { http: number; https: number },
): ComposeProject {
  const name = `plumbline-test-${process.pid}`;
  const tls = join(folder, 'tls');
  mkdirSync(tls, { recursive: true });
  const certificate = makeCertificate(tls);
  cpSync(join(DEPLOY, 'nginx'), join(folder, 'nginx'), { recursive: true });
  const read = (file: string) => readFileSync(join(DEPLOY, file), 'utf8');
  writeFileSync(join(folder, 'plumbline.env'), fillIn(read('plumbline.env.example'), ports.https));
  writeFileSync(
    join(folder, 'compose.yaml'),
    read('compose.yaml')
      .replace('name: plumbline\n', `name: ${name}\n`)
      .replaceAll('plumbline:local', `${name}:local`)
      .replaceAll('172.30.0.0/24', '172.30.255.0/24')
      .replace('context: ..\n', `context: ${ROOT}\n`)
      .replace("'80:80', '443:443'", `'${ports.http}:80', '${ports.https}:443'`),
  );
  const env = { ...process.env, POSTGRES_PASSWORD: randomBytes(24).toString('hex') };
  return {
    certificate,
    compose: async (...args) => {
      const all = ['compose', '-f', join(folder, 'compose.yaml'), ...args];
      const { stdout } = await promisify(execFile)(engine, all, { env, maxBuffer: 2 ** 28 });
      return stdout;
    },
  };
}

export const removeProject = async ({ compose }: ComposeProject, folder: string) => {
  await compose('down', '--volumes', '--rmi', 'local');
  rmSync(folder, { recursive: true, force: true });
};
