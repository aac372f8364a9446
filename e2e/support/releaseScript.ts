import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { PublicSetup } from './publicSetup';

const SCRIPT = join(__dirname, '..', '..', 'deploy', 'release.sh');
/** Stands for `systemctl restart`. */
const RESTART = `const [address, unit] = process.argv.slice(2);
const { ok } = await fetch(\`\${address}?unit=\${encodeURIComponent(unit)}\`);
process.exit(ok ? 0 : 1);`;

export interface ReleaseScript {
  run(...args: string[]): Promise<string>;
  restarts: { unit: string; from: number }[];
  stop(): void;
}

/** deploy/release.sh, with a service manager that restarts the units of `setup`. */
export async function releaseScript(setup: PublicSetup): Promise<ReleaseScript> {
  const restarts: ReleaseScript['restarts'] = [];
  const units = new Map([
    ['plumbline-backend', setup.backend.unit],
    ...setup.web.map(({ unit, port }) => [`plumbline-web@${port}`, unit] as const),
  ]);
  const manager = createServer((request, response) => {
    const name = new URL(request.url!, 'http://manager').searchParams.get('unit')!;
    const unit = units.get(name)!;
    restarts.push({ unit: name, from: Date.now() });
    void unit.stop().then(() => {
      unit.start();
      response.end();
    });
  });
  await new Promise<void>((resolve) => {
    manager.listen(0, '127.0.0.1', resolve);
  });
  const address = `http://127.0.0.1:${(manager.address() as AddressInfo).port}/`;
  const restart = join(setup.nginx.directory, 'restart.mjs');
  writeFileSync(restart, RESTART);
  const env = {
    ...process.env,
    PLUMBLINE_HOME: setup.nginx.directory,
    PLUMBLINE_WEB: setup.web.map(({ port }) => port).join(' '),
    PLUMBLINE_BACKEND: `http://127.0.0.1:${setup.backend.port}`,
    PLUMBLINE_RESTART: `node ${restart} ${address}`,
  };
  return {
    restarts,
    run: async (...args) => (await promisify(execFile)('sh', [SCRIPT, ...args], { env })).stdout,
    stop: () => manager.close(),
  };
}
