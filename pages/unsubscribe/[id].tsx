import { PageHead } from '@/components/app';
import {
  unsubscribeCopy as copy,
  UnsubscribeScreen,
  type UnsubscribeScreenProps,
} from '@/components/unsubscribe';
import type { PageProps } from '@/lib/shell';

export { unsubscribeProps as getServerSideProps } from '@/server/pages/unsubscribeProps';

export default function UnsubscribePage({ id, subscription }: UnsubscribeScreenProps & PageProps) {
  return (
    <>
      <PageHead title={copy.title} description={copy.description} />
      <UnsubscribeScreen id={id} subscription={subscription} />
    </>
  );
}
