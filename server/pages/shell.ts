import { announcement } from '@/contracts/endpoints';
import { callBackend } from '@/server/backend/backend';
import { webEnv } from '@/server/env';
import type { ShellProps } from '@/lib/shell';
import { remember } from './remember';

const FRESH_MS = 5_000;
/** A page may be kept for minutes: do not make it with an older announcement. */
const STALE_MS = 30_000;
const announcementNow = remember(FRESH_MS, () => callBackend(announcement), STALE_MS);

/** Without a backend there is still a page. */
export const loadShell = (): Promise<ShellProps> =>
  loadWholeShell().catch(() => toShell({ announcement: null }));

/** For a page that had better stay as it is. @throws without a backend */
export const loadWholeShell = async (): Promise<ShellProps> => toShell(await announcementNow());

function toShell({ announcement: shown }: Pick<ShellProps, 'announcement'>): ShellProps {
  const { siteUrl, signUpOnly, social } = webEnv();
  return {
    announcement: shown,
    siteUrl,
    signUpOnly,
    social,
    year: new Date().getUTCFullYear(),
  };
}
