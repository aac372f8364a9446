import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { migratePgliteIn } from '../../testing/migratedPglite';
import { freePorts, lastingPort } from './freePorts';
import { startNginx, type Nginx } from './nginx';
import { SystemdUnit } from './systemdUnit';
import { visitorsOf, type Get } from './visitor';

interface Service {
  unit: SystemdUnit;
  port: number;
  /** Answers once the process does its work. */
  path: string;
}

export interface PublicSetup {
  http: number;
  nginx: Nginx;
  get: Get;
  backend: Service;
  web: [Service, Service];
  /** The units' environment file: a restart reads it. */
  env: Record<string, string>;
  stop(): Promise<void>;
}

const answers = async ({ port, path }: Service) =>
  fetch(`http://127.0.0.1:${port}${path}`).then(
    ({ ok }) => ok,
    () => false,
  );
const untilAnswers = (service: Service) =>
  expect.poll(() => answers(service), { timeout: 30_000, intervals: [100] }).toBe(true);

function describeUnits(dataDir: string, https: number, ports: number[], folder?: string) {
  const [backendPort, ...webPorts] = ports as [number, number, number];
  // One file for all units, as /etc/plumbline/plumbline.env is.
  const env = {
    DATA_DIR: dataDir,
    BACKEND_PORT: String(backendPort),
    BACKEND_URL: `http://127.0.0.1:${backendPort}`,
    BACKEND_CREDENTIAL: 'the-credential-of-browser-tests-only',
    COGNITO_ADMIN_SECRET: 'the-admin-secret-of-browser-tests-only',
    NEXTAUTH_SECRET: 'the-secret-of-browser-tests-only-0123456789',
    NEXTAUTH_URL: `https://localhost:${https}`,
    TRUST_PROXY: 'loopback',
    SECURITY_CONTACT: 'security@plumbline.example',
    LOG_LEVEL: 'error',
  };
  const web = webPorts.map((port) => ({
    port,
    path: '/icon.svg',
    unit: new SystemdUnit('plumbline-web@.service', String(port), env, folder),
  }));
  const unit = new SystemdUnit('plumbline-backend.service', '', env, folder);
  return { backend: { unit, port: backendPort, path: '/health/ready' }, web, env };
}

/**
 * nginx, and what the units start, not yet started.
 * @param findFolder where the units run, given nginx's folder; unset: this build
 */
export async function layOut(findFolder?: (home: string) => string): Promise<PublicSetup> {
  const [http, https] = (await freePorts(2)) as [number, number];
  const ports = [await lastingPort(), await lastingPort(), await lastingPort()];
  const dataDir = mkdtempSync(join(tmpdir(), 'plumbline-deploy-'));
  migratePgliteIn(dataDir);
  const nginx = await startNginx({ http, https, web: ports.slice(1) });
  const { backend, web, env } = describeUnits(dataDir, https, ports, findFolder?.(nginx.directory));
  return {
    http,
    nginx,
    get: visitorsOf(https, nginx.certificate),
    backend,
    web: web as [Service, Service],
    env,
    async stop() {
      await nginx.stop();
      for (const { unit } of [...web, backend]) await unit.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** As `systemctl restart`. */
export async function restart(service: Service): Promise<void> {
  expect(await service.unit.stop()).toBe(0);
  service.unit.start();
  await untilAnswers(service);
}

export async function startPublicSetup(): Promise<PublicSetup> {
  const setup = await layOut();
  setup.backend.unit.start();
  await untilAnswers(setup.backend);
  for (const { unit } of setup.web) unit.start();
  await Promise.all(setup.web.map(untilAnswers));
  return setup;
}
