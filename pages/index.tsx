import { PageHead } from '@/components/app';
import { HomeScreen, homeCopy, type HomeScreenProps } from '@/components/home';
import type { PageProps } from '@/lib/shell';

export { homeProps as getServerSideProps } from '@/lib/server/pages/homeProps';

export default function HomePage({ shell, ...home }: HomeScreenProps & PageProps) {
  return (
    <>
      <PageHead title={homeCopy.title} description={homeCopy.description} canonical={`${shell.siteUrl}/`} />
      <HomeScreen {...home} />
    </>
  );
}
