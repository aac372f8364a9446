import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { expect, test } from '@playwright/test';
import { freePorts } from './support/freePorts';
import { startSentryCollector } from './support/sentryCollector';
import { startSite } from './support/site';

/** Next itself is on every page already; nothing of it is used by what is tested here. */
const withoutNext: Plugin = {
  name: 'without-next',
  setup(builder) {
    builder.onResolve({ filter: /^next(\/|$)/ }, ({ path }) => ({ path, namespace: 'none' }));
    builder.onLoad({ filter: /.*/, namespace: 'none' }, () => ({ contents: 'module.exports = {};' }));
  },
};

test.describe('what Sentry is told', { tag: '@once' }, () => {
  test('by the server: a page that fails, by its route, and not who asked for what', async () => {
    test.setTimeout(120_000);
    const collector = await startSentryCollector();
    const [dead] = await freePorts(1);
    const site = await startSite({ SENTRY_DSN: collector.dsn, SENTRY_ENVIRONMENT: 'staging', BACKEND_URL: `http://127.0.0.1:${dead}` }, 'sentry');
    const response = await fetch(`${site.url}/projects/aave?secret=1`, { headers: { cookie: 'a=b', 'user-agent': 'somebody' } });
    expect(response.status).toBe(500);
    expect(await response.text()).not.toMatch(/ECONNREFUSED|node_modules|at async/);
    await expect.poll(() => collector.envelopes.join('\n'), { timeout: 15_000 }).toContain('/projects/[id]');
    expect(collector.events()[0]).toMatchObject({ environment: 'staging', release: expect.stringMatching(/^plumbline@\d/), exception: expect.anything() });
    expect(collector.envelopes.join('\n')).not.toMatch(/secret=1|somebody|a=b/);
    await site.stop();
    collector.stop();
  });

  test('by the browser: the error with release and environment, and nothing about whose page it was', async ({ page }) => {
    const collector = await startSentryCollector();
    // The module that pages load once they are idle, as it is: which pages have a DSN is decided by the build.
    const bundle = await build({
      entryPoints: [join(__dirname, '../lib/errors/sentryBrowser.ts')], bundle: true, write: false, format: 'iife', globalName: 'module', platform: 'browser',
      alias: { '@': join(__dirname, '..') }, plugins: [withoutNext], define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}' }, logLevel: 'silent',
    });
    await page.context().addCookies([{ name: 'session', value: 'of-mara', url: collector.url }]);
    await page.goto(`${collector.url}?email=mara@example.org`);
    await page.addScriptTag({ content: `${bundle.outputFiles[0]!.text}; globalThis.startSentry = module.startSentry;` });
    await page.evaluate((dsn) => {
      const { startSentry } = globalThis as unknown as { startSentry: (target: object) => (error: Error) => void };
      const tell = startSentry({ dsn, release: 'site@7', environment: 'staging' });
      document.title = 'mara@example.org';
      tell(new Error('a field was missing'));
    }, collector.dsn);
    await expect.poll(() => collector.events().length).toBe(1);
    const [event] = collector.events();
    expect(event).toMatchObject({
      release: 'site@7', environment: 'staging', platform: 'javascript', exception: { values: [expect.objectContaining({ type: 'Error', value: 'a field was missing' })] },
    });
    expect(Object.keys(event!).filter((part) => ['user', 'breadcrumbs', 'server_name', 'extra'].includes(part))).toEqual([]);
    expect(collector.envelopes.join('\n')).not.toContain('mara');
    collector.stop();
  });
});
