import { startSite } from './site';

/**
 * One site for all browser tests, freshly filled with the embedded data set. E2E_URL and E2E_BACKEND_URL name one that runs already.
 * @returns what stops it.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env.E2E_URL) return async () => undefined;
  const site = await startSite();
  process.env.E2E_URL = site.url;
  process.env.E2E_BACKEND_URL = site.backendUrl;
  return async () => { await site.stop(); };
}
