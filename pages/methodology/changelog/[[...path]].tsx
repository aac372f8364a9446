import { PageHead } from '@/components/app';
import {
  letterChangesCopy as copy,
  LetterChangesScreen,
  type LetterChangesScreenProps,
} from '@/components/letter-changes';
import { rareRoutes } from '@/lib/rareRoutes';
import type { PageProps } from '@/lib/shell';

export { getStaticPaths, getStaticProps } from '@/server/pages/letterChangesProps';

export default function ChangelogPage({
  shell,
  data,
  versions,
}: LetterChangesScreenProps & PageProps) {
  const canonical = `${shell.siteUrl}${rareRoutes.methodologyChangelog}`;
  return (
    <>
      <PageHead title={copy.title} description={copy.description} canonical={canonical} />
      <LetterChangesScreen data={data} versions={versions} />
    </>
  );
}
