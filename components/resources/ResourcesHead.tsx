import { PageHead } from '@/components/app';
import { routes } from '@/lib/routes';
import { copy } from './copy';
import { FeedLink } from './FeedLink';

export function ResourcesHead({ siteUrl }: { siteUrl: string }) {
  return (
    <>
      <PageHead
        title={copy.title}
        description={copy.description}
        canonical={`${siteUrl}${routes.resources}`}
      />
      <FeedLink siteUrl={siteUrl} />
    </>
  );
}
