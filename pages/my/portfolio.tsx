import { PageHead } from '@/components/app';
import { ImpersonationBanner } from '@/components/impersonation';
import { portfolioCopy as copy, PortfolioScreen } from '@/components/portfolio';
import type { SignedInProps } from '@/server/pages/signedInProps';

export { portfolioProps as getServerSideProps } from '@/server/pages/portfolioProps';

export default function PortfolioPage({ user }: SignedInProps) {
  return (
    <>
      <PageHead title={copy.title} description={copy.description} />
      <PortfolioScreen user={user} />
    </>
  );
}

PortfolioPage.Banner = ImpersonationBanner;
