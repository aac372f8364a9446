import { PageHead } from '@/components/app';
import {
  FrozenMethodScreen,
  methodologyCopy as copy,
  MethodologyScreen,
} from '@/components/methodology';
import { routes } from '@/lib/routes';
import type { MethodologyProps } from '@/server/pages/methodologyProps';
import type { PageProps } from '@/lib/shell';

export { getStaticPaths, getStaticProps } from '@/server/pages/methodologyProps';

export default function MethodologyPage(props: MethodologyProps & PageProps) {
  const { shell, version, method, article } = props;
  const canonical = `${shell.siteUrl}${routes.methodology}${version === null ? '' : `/${encodeURIComponent(version)}`}`;
  return (
    <>
      <PageHead title={copy.title} description={copy.description} canonical={canonical} />
      {method && <MethodologyScreen method={method} siteUrl={shell.siteUrl} />}
      {article && <FrozenMethodScreen article={article} />}
    </>
  );
}
