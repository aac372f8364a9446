import { PageHead } from '@/components/app';
import { methodologyCopy as copy, MethodologyView } from '@/components/methodology';
import { routes } from '@/lib/routes';
import type { MethodologyProps } from '@/server/pages/methodologyProps';
import type { PageProps } from '@/lib/shell';

export { getStaticPaths, getStaticProps } from '@/server/pages/methodologyProps';

export default function MethodologyPage({
  shell,
  version,
  ...methods
}: MethodologyProps & PageProps) {
  const canonical = `${shell.siteUrl}${routes.methodology}${version === null ? '' : `/${encodeURIComponent(version)}`}`;
  return (
    <>
      <PageHead title={copy.title} description={copy.description} canonical={canonical} />
      <MethodologyView {...methods} siteUrl={shell.siteUrl} />
    </>
  );
}
