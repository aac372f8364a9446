import { accountDeletedCopy as copy, AccountDeletedScreen } from '@/components/account-deleted';
import { PageHead } from '@/components/app';

export { shellProps as getServerSideProps } from '@/server/pages/shellProps';

export default function AccountDeletedPage() {
  return (
    <>
      <PageHead title={copy.title} description={copy.description} />
      <AccountDeletedScreen />
    </>
  );
}
