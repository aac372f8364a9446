import { gzipSync } from 'node:zlib';
import { expect, type Page, type Request } from '@playwright/test';

const KB = 1024;

/** kB that Chromium gets, and what gzip would make of them. */
export const SCRIPTS = {
  public: { fetched: 130, gzipped: 150 },
  auth: { fetched: 155, gzipped: 180 },
  my: { fetched: 190, gzipped: 215 },
};
const IDLE_SECONDS = 5;

/**
 * Scripts and requests of a page that nobody touches: those it loads with, and those that its timers
 * and idle callbacks of five seconds ask for, by the page's clock.
 */
export async function expectBudget(
  page: Page,
  path: string,
  most: { fetched: number; gzipped: number; requests?: number },
): Promise<void> {
  const sizes = new Map<string, Promise<{ fetched: number; gzipped: number }>>();
  const running = new Set<Request>();
  const all = new Set<Request>();
  const begin = (request: Request) => {
    running.add(request);
    if (!request.url().startsWith('data:')) all.add(request);
  };
  const fail = (request: Request) => void running.delete(request);
  const end = (request: Request) => {
    running.delete(request);
    if (request.resourceType() !== 'script') return;
    sizes.set(
      request.url(),
      (async () => ({
        fetched: (await request.sizes()).responseBodySize,
        gzipped: gzipSync(await (await request.response())!.body(), { level: 6 }).length,
      }))(),
    );
  };
  page.on('request', begin).on('requestfailed', fail).on('requestfinished', end);
  await page.clock.install();
  await page.goto(path, { waitUntil: 'load' });
  for (let second = 0; second < IDLE_SECONDS; second += 1) {
    await page.clock.fastForward(1_000);
    await expect.poll(() => running.size).toBe(0);
  }
  const scripts = await Promise.all(sizes.values());
  const sum = (key: 'fetched' | 'gzipped') => scripts.reduce((kB, size) => kB + size[key] / KB, 0);
  expect(scripts.length).toBeGreaterThan(4);
  expect(sum('fetched')).toBeLessThanOrEqual(most.fetched);
  expect(sum('gzipped')).toBeLessThanOrEqual(most.gzipped);
  const urls = [...all].map((request) => request.url());
  expect(urls.length, urls.join('\n')).toBeLessThanOrEqual(most.requests ?? Infinity);
}
