import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import {
  composeProject,
  findEngine,
  removeProject,
  type ComposeProject,
} from './support/composeProject';
import { freePorts } from './support/freePorts';
import { visitorsOf, type Get } from './support/visitor';

const MINUTE_MS = 60_000;

test.describe('deploy/compose.yaml', { tag: ['@once', '@full'] }, () => {
  const engine = findEngine();
  test.skip(!engine, 'no container engine with Compose answers (docker info, podman info)');
  test.describe.configure({ mode: 'serial', timeout: 15 * MINUTE_MS });

  let folder: string;
  let project: ComposeProject;
  let get: Get;

  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'plumbline-compose-'));
    const [http, https] = (await freePorts(2)) as [number, number];
    project = composeProject(engine!, folder, { http, https });
    get = visitorsOf(https, project.certificate);
    await project.compose('build');
    await project.compose('up', '--detach', '--wait');
  });
  test.afterAll(() => project && removeProject(project, folder));

  test('builds the image, and starts a backend that is ready', async () => {
    const script = `fetch('http://127.0.0.1:3001/health/ready').then(async (answer) => console.log(answer.status, await answer.text()))`;
    const said = await project.compose('exec', '-T', 'backend', 'node', '-e', script);
    expect(said).toMatch(/^200 .*"ready"/);
  });

  test('shows pages through nginx, and what is the operator’s to nobody', async () => {
    const page = await get('/projects/uniswap');
    expect([page.status, page.headers.server]).toEqual([200, 'nginx']);
    expect(page.body.toString('utf8')).toContain('Uniswap');
    expect((await get('/health/ready')).status).toBe(404);
  });

  test('runs the operator’s commands', async () => {
    const jobs = await project.compose('exec', '-T', 'backend', 'npm', 'run', 'jobs', '--', 'list');
    expect(jobs).toContain('ratings.nightly');
  });
});
