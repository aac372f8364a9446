import { startSite } from './site';

/**
 * One site for all browser tests, freshly filled with the embedded data set. E2E_URL and E2E_BACKEND_URL name one that runs already.
 * @returns what stops it.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env.E2E_URL) return async () => undefined;
  // As behind a proxy of ours: the tests say which address they come from (e2e/support/test.ts).
  const site = await startSite({ TRUST_PROXY: 'true', QUOTE_TO: 'quotes@plumbline.example' });
  process.env.E2E_URL = site.url;
  process.env.E2E_BACKEND_URL = site.backendUrl;
  return async () => { await site.stop(); };
}
