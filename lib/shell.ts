import type { AppProps } from 'next/app';
import type { ComponentType } from 'react';
import type { Announcement } from '@/contracts/announcement';
import type { FlagsOfUser } from '@/contracts/flags';
import type { SessionUser } from '@/lib/session/sessionStore';

/** The operator's profiles elsewhere, in the footer's order (specification §2). */
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
/** https addresses of the configured ones. */
export type SocialPages = Partial<Record<SocialKind, string>>;

/** The layout's data from the server, the same for every visitor: never a session. */
export interface ShellProps {
  announcement: Announcement | null;
  /** For canonical links. */
  siteUrl: string;
  /** The copyright year; null on pages built without a clock, where the browser's is used. */
  year: number | null;
  /** The header with just a Sign Up button (specification §2). */
  signUpOnly: boolean;
  social: SocialPages;
}

export interface PageProps {
  shell: ShellProps;
  /** Set on pages of a signed-in user. */
  user?: SessionUser;
  flags?: FlagsOfUser;
}

/** Reserved above the header for what depends on the session. */
export const ABOVE_HEADER_ID = 'above-header';

/** For pages made without the backend (500, a crash). */
export const bareShell = (): ShellProps => ({
  announcement: null,
  siteUrl: '',
  year: null,
  signUpOnly: false,
  social: {},
});

/**
 * `bare` pages can render without the shell's data. Pages of a signed-in user bring their
 * `Banner`, which keeps it out of other pages' scripts.
 */
export type PageComponent = AppProps['Component'] & { bare?: boolean; Banner?: ComponentType };
