import { alertsCopy as copy, AlertsScreen } from '@/components/alerts';
import { PageHead } from '@/components/app';
import { ImpersonationBanner } from '@/components/impersonation';
import type { SignedInProps } from '@/server/pages/signedInProps';

export { signedInProps as getServerSideProps } from '@/server/pages/signedInProps';

export default function AlertsPage({ user }: SignedInProps) {
  return (
    <>
      <PageHead title={copy.title} description={copy.description} />
      <AlertsScreen user={user} />
    </>
  );
}

AlertsPage.Banner = ImpersonationBanner;
