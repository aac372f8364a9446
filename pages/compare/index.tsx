import { PageHead } from '@/components/app';
import { compareCopy as copy, CompareScreen, type CompareScreenProps } from '@/components/compare';
import { routes } from '@/lib/routes';
import type { PageProps } from '@/lib/shell';

export { compareProps as getServerSideProps } from '@/server/pages/compareProps';

export default function ComparePage({ shell, ...screen }: CompareScreenProps & PageProps) {
  const { projects } = screen.comparison;
  const ids = projects.map(({ id }) => id);
  const names = projects.map(({ name }) => name);
  return (
    <>
      <PageHead
        title={names.length > 1 ? copy.titleOf(names) : copy.title}
        description={copy.description}
        {...(ids.length === 0 && { canonical: `${shell.siteUrl}${routes.compare()}` })}
        {...(ids.length > 1 && { picture: `${shell.siteUrl}${routes.compareCard(ids)}` })}
      />
      <CompareScreen {...screen} />
    </>
  );
}
