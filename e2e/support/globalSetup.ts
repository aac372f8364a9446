import preparePglite from '../../testing/preparePglite';
import removePglite from '../../testing/removePglite';
import { startSite } from './site';

const PAGES_ELSEWHERE = {
  SOCIAL_MICROBLOG: 'https://microblog.example/plumbline',
  SOCIAL_MICROBLOG_SECOND: 'https://microblog.example/updates',
  SOCIAL_ALERTS: 'https://microblog.example/alerts',
  SOCIAL_CHAT_GROUP: 'https://chat.example/plumbline',
  SOCIAL_VIDEO: 'https://video.example/plumbline',
  SOCIAL_BLOG: 'https://blog.example/plumbline',
  SOCIAL_NETWORK: 'https://network.example/plumbline',
  SOCIAL_CHAT_APP_QR: 'https://app.example/invite/plumbline',
};

/**
 * One site with the embedded data set for all browser tests, or a running one (E2E_URL and
 * E2E_BACKEND_URL).
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await preparePglite();
  if (process.env.E2E_URL)
    return async () => {
      removePglite();
    };
  const first = await startSite({}, 'first', { store: 'none' });
  await first.stopKeepingStore();
  // As behind our proxy: tests set their address (e2e/support/test.ts).
  const site = await startSite(
    {
      TRUST_PROXY: 'true',
      QUOTE_TO: 'quotes@plumbline.example',
      REPORT_TO: 'reports@plumbline.example',
      ...PAGES_ELSEWHERE,
    },
    'site',
    { store: 'filled' },
  );
  process.env.E2E_URL = site.url;
  process.env.E2E_BACKEND_URL = site.backendUrl;
  process.env.E2E_DATA_DIR = site.dataDir;
  return async () => {
    await site.stop();
    removePglite();
  };
}
