import type { AppProps } from 'next/app';
import type { ComponentType } from 'react';
import type { Announcement } from '@/contracts/announcement';
import type { FlagsOfUser } from '@/contracts/flags';
import type { SessionUser } from '@/lib/session/sessionStore';

/** Where this installation's operator is to be found elsewhere (specification §2, footer), in the footer's order. */
export const SOCIAL_KINDS = [
  'microblog',
  'microblogSecond',
  'alerts',
  'chatGroup',
  'video',
  'blog',
  'network',
  'chatApp',
] as const;
export type SocialKind = (typeof SOCIAL_KINDS)[number];
/** https addresses of those that are configured. */
export type SocialPages = Partial<Record<SocialKind, string>>;

/** What the shared layout needs from the server, the same for every visitor: no session is ever in it. */
export interface ShellProps {
  announcement: Announcement | null;
  /** The site's own address, for canonical links. */
  siteUrl: string;
  /** The year of the copyright line; null where the page was made without a server's clock: the browser's then. */
  year: number | null;
  /** The header's variant with just a Sign Up button (specification §2). */
  signUpOnly: boolean;
  social: SocialPages;
}

/** Props of every page that has a shell. */
export interface PageProps {
  shell: ShellProps;
  /** On pages of a signed-in user: who, and what is on for them. */
  user?: SessionUser;
  flags?: FlagsOfUser;
}

/** Where the layout keeps a place above the header, for what comes once it is known who is here. */
export const ABOVE_HEADER_ID = 'above-header';

/** The shell of pages that are made without asking the backend (500, a crash). */
export const bareShell = (): ShellProps => ({
  announcement: null,
  siteUrl: '',
  year: null,
  signUpOnly: false,
  social: {},
});

/**
 * A page; a `bare` one can be shown without the shell's data. One of a signed-in user brings the banner that stands above its header: in its
 * HTML, and in no other page's scripts.
 */
export type PageComponent = AppProps['Component'] & { bare?: boolean; Banner?: ComponentType };
