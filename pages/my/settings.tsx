import { PageHead } from '@/components/app';
import { ImpersonationBanner } from '@/components/impersonation';
import { settingsCopy as copy, SettingsScreen } from '@/components/settings';
import type { SignedInProps } from '@/server/pages/signedInProps';

export { signedInProps as getServerSideProps } from '@/server/pages/signedInProps';

export default function SettingsPage({ user, flags }: SignedInProps) {
  return (
    <>
      <PageHead title={copy.title} description={copy.description} />
      <SettingsScreen user={user} portfolio={flags?.values.portfolio} />
    </>
  );
}

SettingsPage.Banner = ImpersonationBanner;
