import { PageHead } from '@/components/app';
import {
  FeedLink,
  resourcesCopy as copy,
  ResourcesScreen,
  type ResourcesScreenProps,
} from '@/components/resources';
import { routes } from '@/lib/routes';
import type { PageProps } from '@/lib/shell';

export {
  resourcesPaths as getStaticPaths,
  resourcesProps as getStaticProps,
} from '@/server/pages/resourcesProps';

export default function ResourcesPage({ shell, ...screen }: ResourcesScreenProps & PageProps) {
  return (
    <>
      <PageHead
        title={copy.title}
        description={copy.description}
        canonical={`${shell.siteUrl}${routes.resources}`}
      />
      <FeedLink siteUrl={shell.siteUrl} />
      <ResourcesScreen {...screen} />
    </>
  );
}
