import { useRouter } from 'next/router';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { AnnouncementBanner } from '@/components/announcement';
import { AuthModal } from '@/components/auth';
import { Footer } from '@/components/footer';
import { Header } from '@/components/header';
import { TourLoader } from '@/components/tour';
import { isHome } from '@/lib/routes';
import type { ShellProps } from '@/lib/shell';
import { color } from '@/styles/theme';
import { ErrorBoundary } from './ErrorBoundary';
import { Notices } from './Notices';
import { OfflineNotice } from './OfflineNotice';
import { SessionGuard } from './SessionGuard';
import { SessionLoader } from './SessionLoader';

const Skip = styled.a`
  position: absolute; left: 12px; top: -60px; z-index: 60; background: ${color.ink}; color: ${color.surface}; padding: 10px 16px;
  &:focus { top: 8px; }
`;
const Main = styled.main`min-height: 60vh; outline: none;`;

interface LayoutProps { shell: ShellProps; children: ReactNode }

/** What every page is wrapped in: announcement, header, page in its error boundary, footer; and over it the authentication modal and notices. */
export function Layout({ shell, children }: LayoutProps) {
  const { pathname, asPath } = useRouter();
  return (
    <>
      <Skip href="#content">Skip to content</Skip>
      <AnnouncementBanner announcement={shell.announcement} />
      {/* Another one on the home page, so that a page's header does not slide out over the banner on the way there. */}
      <Header key={isHome(pathname) ? 'home' : 'page'} home={isHome(pathname)} />
      <Main id="content" tabIndex={-1}>
        <ErrorBoundary key={asPath.split(/[?#]/)[0]}>{children}</ErrorBoundary>
      </Main>
      <Footer year={shell.year} />
      <OfflineNotice />
      <AuthModal />
      <Notices />
      <SessionLoader />
      <SessionGuard />
      <TourLoader />
    </>
  );
}
