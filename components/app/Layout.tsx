import { useRouter } from 'next/router';
import { useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { AnnouncementBanner } from '@/components/announcement';
import { AuthModal } from '@/components/auth';
import { CookieNotice } from '@/components/cookie-consent';
import { Drawer } from '@/components/drawer';
import { Footer } from '@/components/footer';
import { Header } from '@/components/header';
import { QuoteModal } from '@/components/request-quote';
import { TourLoader } from '@/components/tour';
import { useAnalytics } from '@/lib/analytics/useAnalytics';
import { CONTENT_ID } from '@/lib/focusContent';
import { isHome } from '@/lib/routes';
import { ABOVE_HEADER_ID, type ShellProps } from '@/lib/shell';
import { ShellContext } from '@/lib/shellContext';
import { color } from '@/styles/theme';
import { ErrorBoundary } from './ErrorBoundary';
import { Notices } from './Notices';
import { OfflineNotice } from './OfflineNotice';
import { SessionGuard } from './SessionGuard';
import { SessionLoader } from './SessionLoader';
import { useRouteFocus } from './useRouteFocus';
import { useRouteScroll } from './useRouteScroll';

/** Reports page views (§2). */
function PageViews(): null {
  const { asPath } = useRouter();
  useAnalytics(asPath.split(/[?#]/)[0] ?? '/');
  return null;
}

const Skip = styled.a`
  position: absolute;
  left: 12px;
  top: -60px;
  z-index: 60;
  background: ${color.ink};
  color: ${color.surface};
  padding: 10px 16px;
  &:focus {
    top: 8px;
  }
`;
const Main = styled.main`
  min-height: 60vh;
  outline: none;
`;

/** Overlays, then components without output. */
const OVER = [
  CookieNotice,
  OfflineNotice,
  Drawer,
  AuthModal,
  QuoteModal,
  Notices,
  SessionLoader,
  SessionGuard,
  PageViews,
  TourLoader,
];

/** Sticks to the top of the window with the header. */
const Above = styled.div`
  position: sticky;
  top: 0;
  z-index: 46;
`;

interface LayoutProps {
  shell: ShellProps;
  banner?: ReactNode;
  children: ReactNode;
}

/** Every page's frame. Each part has its own error boundary. */
export function Layout({ shell, banner, children }: LayoutProps) {
  const { pathname, asPath } = useRouter();
  const main = useRef<HTMLElement>(null);
  useRouteScroll();
  useRouteFocus(main);
  const path = asPath.split(/[?#]/)[0]!;
  const part = (shown: ReactNode, key?: string) => (
    <ErrorBoundary quiet path={path} key={key}>
      {shown}
    </ErrorBoundary>
  );
  return (
    <ShellContext value={shell}>
      <Skip href="#content">Skip to content</Skip>
      {part(<AnnouncementBanner announcement={shell.announcement} />)}
      <Above id={ABOVE_HEADER_ID}>{part(banner)}</Above>
      {/* The home page gets its own header: a page's would slide out over the banner. */}
      {part(<Header home={isHome(pathname)} />, isHome(pathname) ? 'home' : 'page')}
      <Main id={CONTENT_ID} tabIndex={-1} ref={main}>
        <ErrorBoundary key={path}>{children}</ErrorBoundary>
      </Main>
      {part(<Footer year={shell.year} social={shell.social} />)}
      {OVER.map((Part, at) => part(<Part />, String(at)))}
    </ShellContext>
  );
}
