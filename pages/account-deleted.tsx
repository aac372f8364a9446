import { accountDeletedCopy as copy, AccountDeletedScreen } from '@/components/account-deleted';
import { PageHead } from '@/components/app';

export { accountDeletedProps as getServerSideProps } from '@/server/pages/accountDeletedProps';

export default function AccountDeletedPage() {
  return (
    <>
      <PageHead title={copy.title} description={copy.description} />
      <AccountDeletedScreen />
    </>
  );
}
