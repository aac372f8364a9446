import { announcement } from '@/contracts/endpoints';
import { callBackend } from '@/lib/server/backend';
import { webEnv } from '@/lib/server/env';
import type { ShellProps } from '@/lib/shell';
import { remember } from './remember';

const announcementNow = remember(30_000, () => callBackend(announcement));

/** The layout's data. A backend that is down takes no page with it: without an answer there is no announcement. */
export async function loadShell(): Promise<ShellProps> {
  const answer = await announcementNow().catch(() => ({ announcement: null }));
  const { siteUrl, signUpOnly, social } = webEnv();
  return { announcement: answer.announcement, siteUrl, signUpOnly, social, year: new Date().getUTCFullYear() };
}
