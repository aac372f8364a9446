import { expect, test } from '@playwright/test';
import { hasNginx } from './support/nginx';
import { layOut, type PublicSetup } from './support/publicSetup';
import { putRelease, type Release } from './support/releases';
import { releaseScript, type ReleaseScript } from './support/releaseScript';
import { putUnderLoad, type Visit } from './support/visitor';

/** A cached page, pages and data that need the backend. */
const PATHS = ['/', '/?sort=name', '/projects/uniswap', '/api/projects/uniswap'];
/** Caches have it, or the web process answers alone. */
const NEVER_REFUSED = (path: string) => path === '/' || path.startsWith('/_next/static/');

let setup: PublicSetup;
let script: ReleaseScript;
let releases: [Release, Release];

/** Scripts and style sheets that only one of the two has, some of each. */
const filesOf = ({ files }: Release, other: Release) =>
  files.filter((file) => !other.files.includes(file)).filter((_, index) => index % 12 === 0);

const buildsServed = async () =>
  Promise.all(
    setup.web.map(async ({ port }) => {
      const page = await (await fetch(`http://127.0.0.1:${port}/?sort=name`)).text();
      return releases.find(({ buildId }) => page.includes(`/_next/static/${buildId}/`))?.name;
    }),
  );

/** From the backend's stop to the first restart after it, when it answers again. */
function backendAway(): { from: number; to: number } {
  const [backend, web] = script.restarts.splice(0, 3);
  expect(backend!.unit).toBe('plumbline-backend');
  return { from: backend!.from, to: web!.from };
}

function describeVisits(visits: Visit[]): string {
  const counts = new Map<string, number>();
  for (const { result } of visits)
    counts.set(String(result), (counts.get(String(result)) ?? 0) + 1);
  return [...counts].map(([result, count]) => `${result}: ${count}`).join(', ');
}

test.describe('deploy/release.sh under load', { tag: ['@once', '@full'] }, () => {
  test.skip(!hasNginx, 'nginx is not installed');
  test.describe.configure({ mode: 'serial', timeout: 180_000 });

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    setup = await layOut((home) => `${home}/current`);
    const home = setup.nginx.directory;
    releases = [putRelease(home, '1-first', false), putRelease(home, '2-second', true)];
    script = await releaseScript(setup);
    await script.run('switch', '1-first');
    script.restarts.length = 0;
    // Into nginx's cache.
    await setup.get('/');
  });
  test.afterAll(async () => {
    script?.stop();
    await setup?.stop();
  });

  for (const [step, ...args] of [
    ['an upgrade', 'switch', '2-second'],
    ['a rollback', 'back'],
  ] as const)
    test(`${step} refuses no connection, and files of both builds stay`, async () => {
      const [first, second] = releases;
      const files = [...filesOf(first, second), ...filesOf(second, first)];
      expect(files.length).toBeGreaterThan(10);
      const endLoad = putUnderLoad(setup.get, [...PATHS, ...files]);
      const said = await script.run(...args);
      const visits = await endLoad();
      const now = step === 'an upgrade' ? second : first;
      expect(said).toContain(`Now serving ${now.name}.`);
      expect(await buildsServed()).toEqual([now.name, now.name]);

      const away = backendAway();
      test.info().annotations.push({
        type: step,
        description: `${describeVisits(visits)}; backend away for ${away.to - away.from} ms`,
      });
      const failed = visits.filter(({ result }) => result !== 200);
      expect(failed.filter(({ result }) => result !== 503)).toEqual([]);
      expect(failed.filter(({ path }) => NEVER_REFUSED(path))).toEqual([]);
      const late = failed.filter(({ at }) => at < away.from || at > away.to + 1_000);
      expect(late).toEqual([]);
      expect(visits.length).toBeGreaterThan(100);
    });
});
