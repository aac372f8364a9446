import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

const KB = 1024;

/** kB that Chromium gets, and what gzip would make of them. */
export const SCRIPTS = {
  public: { fetched: 150, gzipped: 165 },
  auth: { fetched: 220, gzipped: 240 },
  my: { fetched: 260, gzipped: 290 },
};
const IDLE_MS = 5_000;

/** Scripts of a page that nobody touches: those it loads with, and those of five idle seconds. */
export async function measureScripts(page: Page, path: string) {
  const sizes = new Map<string, Promise<{ fetched: number; gzipped: number }>>();
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    sizes.set(
      request.url(),
      (async () => ({
        fetched: (await request.sizes()).responseBodySize,
        gzipped: gzipSync(await (await request.response())!.body(), { level: 6 }).length,
      }))(),
    );
  });
  await page.goto(path, { waitUntil: 'load' });
  await page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), IDLE_MS);
  const all = await Promise.all(sizes.values());
  const sum = (key: 'fetched' | 'gzipped') => all.reduce((kB, size) => kB + size[key] / KB, 0);
  return { count: all.length, fetched: sum('fetched'), gzipped: sum('gzipped') };
}
