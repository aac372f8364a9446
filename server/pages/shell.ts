import { announcement } from '@/contracts/endpoints';
import { callBackend } from '@/server/backend';
import { webEnv } from '@/server/env';
import type { ShellProps } from '@/lib/shell';
import { remember } from './remember';

const FRESH_MS = 5_000;
/** A page that nobody has asked for since is kept for minutes: it is not made with an announcement of then. */
const STALE_MS = 30_000;
const announcementNow = remember(FRESH_MS, () => callBackend(announcement), STALE_MS);

/** The layout's data. A backend that is down takes no page with it: without an answer there is no announcement. */
export async function loadShell(): Promise<ShellProps> {
  const answer = await announcementNow().catch(() => ({ announcement: null }));
  const { siteUrl, signUpOnly, social } = webEnv();
  return {
    announcement: answer.announcement,
    siteUrl,
    signUpOnly,
    social,
    year: new Date().getUTCFullYear(),
  };
}
