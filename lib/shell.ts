import type { AppProps } from 'next/app';
import type { ComponentType } from 'react';
import type { Announcement } from '@/contracts/site/announcement';
import type { UserFlags } from '@/contracts/flags';
import type { SessionUser } from '@/lib/session/sessionStore';

/** In the footer's order (specification §2). */
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
export type SocialPages = Partial<Record<SocialKind, string>>;

/** The same for every visitor: never a session. */
export interface ShellProps {
  announcement: Announcement | null;
  siteUrl: string;
  /** Null on pages built without a clock, where the browser's is used. */
  year: number | null;
  /** The header with just a Sign Up button (specification §2). */
  signUpOnly: boolean;
  social: SocialPages;
}

export interface PageProps {
  shell: ShellProps;
  user?: SessionUser;
  flags?: UserFlags;
  /** An error page, whose data another page may get: see pages/_app.tsx. */
  failed?: true;
}

export const ABOVE_HEADER_ID = 'above-header';

/** For pages made without the backend (500, a crash). */
export const bareShell = (): ShellProps => ({
  announcement: null,
  siteUrl: '',
  year: null,
  signUpOnly: false,
  social: {},
});

/** `bare` pages render without the shell's data. `Banner` stays out of other pages' scripts. */
export type PageComponent = AppProps['Component'] & { bare?: boolean; Banner?: ComponentType };
