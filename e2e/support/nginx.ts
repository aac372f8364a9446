import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const CONFIGURATION = join(__dirname, '..', '..', 'deploy', 'nginx');
const SCRATCH = join(__dirname, '..', '..', '.tmp');
const LOG = join(SCRATCH, 'e2e-nginx.log');
const PROGRAM = ['/usr/sbin/nginx', '/usr/bin/nginx'].find((path) => existsSync(path));

export const hasNginx = PROGRAM !== undefined;

export interface Nginx {
  /** Its folder: `static` is /srv/plumbline/static. */
  directory: string;
  certificate: Buffer;
  stop(): Promise<void>;
}

const read = (name: string) => readFileSync(join(CONFIGURATION, name), 'utf8');

export function makeCertificate(directory: string): Buffer {
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost'],
      ...['-addext', 'subjectAltName=DNS:localhost', '-out', join(directory, 'fullchain.pem')],
      ...['-keyout', join(directory, 'privkey.pem')],
    ],
    { stdio: 'ignore' },
  );
  return readFileSync(join(directory, 'fullchain.pem'));
}

/** deploy/nginx as it is, but for ports and folders. */
function configure(directory: string, ports: { http: number; https: number; web: number[] }) {
  const [first, second] = ports.web;
  const files = [
    ['upstream.conf', read('upstream.conf')],
    ['plumbline.conf', read('plumbline.conf')],
    ['nginx-file-headers.conf', read('nginx-file-headers.conf')],
  ] as const;
  for (const [name, text] of files)
    writeFileSync(
      join(directory, name),
      text
        .replaceAll('/etc/plumbline/tls', directory)
        .replaceAll('/etc/plumbline', directory)
        .replaceAll('/var/cache', directory)
        .replaceAll('/srv/plumbline', directory)
        .replaceAll('plumbline.example', 'localhost')
        .replaceAll('127.0.0.1:3000', `127.0.0.1:${first}`)
        .replaceAll('127.0.0.1:3002', `127.0.0.1:${second}`)
        .replace(/listen (\[::\]:)?80;/g, (_, six) => (six ? '' : `listen ${ports.http};`))
        .replace(/listen (\[::\]:)?443 /g, (_, six) => (six ? '# ' : `listen ${ports.https} `)),
    );
  writeFileSync(
    join(directory, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${directory}/pid; error_log ${LOG} warn; events {} http {
      access_log off; include /etc/nginx/mime.types;
      client_body_temp_path ${directory}/body; proxy_temp_path ${directory}/proxy;
      fastcgi_temp_path ${directory}/f; uwsgi_temp_path ${directory}/u; scgi_temp_path ${directory}/s;
      include ${directory}/upstream.conf; include ${directory}/plumbline.conf; }`,
  );
}

/** @throws with what nginx says of its configuration */
export async function startNginx(ports: {
  http: number;
  https: number;
  web: number[];
}): Promise<Nginx> {
  mkdirSync(SCRATCH, { recursive: true });
  const directory = mkdtempSync(join(tmpdir(), 'plumbline-nginx-'));
  mkdirSync(join(directory, 'static', '_next', 'static'), { recursive: true });
  const certificate = makeCertificate(directory);
  configure(directory, ports);
  const given = ['-p', directory, '-c', join(directory, 'nginx.conf')];
  execFileSync(PROGRAM!, [...given, '-t'], { stdio: 'pipe' });
  const child: ChildProcess = spawn(PROGRAM!, given, { stdio: 'ignore' });
  return {
    directory,
    certificate,
    async stop() {
      if (child.exitCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
