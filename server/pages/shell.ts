import { announcement } from '@/contracts/endpoints';
import { callBackend } from '@/server/backend';
import { webEnv } from '@/server/env';
import type { ShellProps } from '@/lib/shell';
import { remember } from './remember';

const FRESH_MS = 5_000;
/** A page may be kept for minutes: do not make it with an older announcement. */
const STALE_MS = 30_000;
const announcementNow = remember(FRESH_MS, () => callBackend(announcement), STALE_MS);

/** Without a backend there is still a page. */
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
