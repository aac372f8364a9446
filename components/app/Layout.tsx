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
import { isHome } from '@/lib/routes';
import { ABOVE_HEADER_ID, type ShellProps } from '@/lib/shell';
import { ShellContext } from '@/lib/shellContext';
import { color } from '@/styles/theme';
import { ErrorBoundary } from './ErrorBoundary';
import { Notices } from './Notices';
import { OfflineNotice } from './OfflineNotice';
import { PageViews } from './PageViews';
import { SessionGuard } from './SessionGuard';
import { SessionLoader } from './SessionLoader';
import { useRouteChange } from './useRouteChange';

const Skip = styled.a`
  position: absolute; left: 12px; top: -60px; z-index: 60; background: ${color.ink}; color: ${color.surface}; padding: 10px 16px;
  &:focus { top: 8px; }
`;
const Main = styled.main`min-height: 60vh; outline: none;`;

/** Over the header, and with it at the top of the window; nothing while nothing is in it. */
const Above = styled.div`position: sticky; top: 0; z-index: 46;`;

interface LayoutProps {
  shell: ShellProps;
  /** What the page itself puts above the header. */
  banner?: ReactNode;
  children: ReactNode;
}

/**
 * What every page is wrapped in, from the top: banners (the announcement first, then what says whom staff act as), header, page in its error boundary, footer; then what lies
 * over the page: what floats at its edges, drawer, modals, notices; then what shows nothing.
 */
export function Layout({ shell, banner, children }: LayoutProps) {
  const { pathname, asPath } = useRouter();
  const main = useRef<HTMLElement>(null);
  useRouteChange(main);
  return (
    <ShellContext value={shell}>
      <Skip href="#content">Skip to content</Skip>
      <AnnouncementBanner announcement={shell.announcement} />
      <Above id={ABOVE_HEADER_ID}>{banner}</Above>
      {/* Another one on the home page, so that a page's header does not slide out over the banner on the way there. */}
      <Header key={isHome(pathname) ? 'home' : 'page'} home={isHome(pathname)} />
      <Main id="content" tabIndex={-1} ref={main}>
        <ErrorBoundary key={asPath.split(/[?#]/)[0]}>{children}</ErrorBoundary>
      </Main>
      <Footer year={shell.year} social={shell.social} />
      <CookieNotice />
      <OfflineNotice />
      <Drawer />
      <AuthModal />
      <QuoteModal />
      <Notices />
      <SessionLoader />
      <SessionGuard />
      <PageViews />
      <TourLoader />
    </ShellContext>
  );
}
