import type { FlagsOfUser } from '@/contracts/flags';
import type { Announcement } from '@/contracts/projects';

/** What the shared layout needs from the server, the same for every visitor: no session is ever in it. */
export interface ShellProps {
  announcement: Announcement | null;
  /** The site's own address, for canonical links. */
  siteUrl: string;
  /** The year of the copyright line; null where the page was made without a server's clock. */
  year: number | null;
}

/** Props of every page that has a shell. */
export interface PageProps {
  shell: ShellProps;
  /** On pages of a signed-in user: what is on for them. */
  flags?: FlagsOfUser;
}

/** The shell of pages that are made without asking the backend (404, 500). */
export const bareShell = (): ShellProps => ({ announcement: null, siteUrl: '', year: null });

const BARE_PAGES = ['/404', '/500', '/_error'];

/** Whether a page cannot be shown without the shell that its data came with. */
export const needsShell = (pathname: string): boolean => !BARE_PAGES.includes(pathname);
