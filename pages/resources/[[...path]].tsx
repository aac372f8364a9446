import { ResourcesHead, ResourcesScreen, type ResourcesScreenProps } from '@/components/resources';
import type { PageProps } from '@/lib/shell';

export {
  resourcesPaths as getStaticPaths,
  resourcesProps as getStaticProps,
} from '@/server/pages/resourcesProps';

export default function ResourcesPage({ shell, ...screen }: ResourcesScreenProps & PageProps) {
  return (
    <>
      <ResourcesHead siteUrl={shell.siteUrl} />
      <ResourcesScreen {...screen} />
    </>
  );
}
