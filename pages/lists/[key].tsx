import { PageHead } from '@/components/app';
import {
  sharedListCopy as copy,
  SharedListScreen,
  type SharedListScreenProps,
} from '@/components/shared-list';
import type { PageProps } from '@/lib/shell';

export { sharedListProps as getServerSideProps } from '@/server/pages/sharedListProps';

export default function SharedListPage({ list }: SharedListScreenProps & PageProps) {
  return (
    <>
      <PageHead
        title={list ? copy.titleOf(list.name) : copy.title}
        description={copy.description}
      />
      <SharedListScreen list={list} />
    </>
  );
}
