import { PageHead } from '@/components/app';
import { authCopy, AuthErrorScreen, AuthScreen } from '@/components/auth/page';
import type { AuthPageProps } from '@/server/pages/authProps';

export { getStaticPaths, getStaticProps } from '@/server/pages/authProps';

export default function AuthPage({ page }: AuthPageProps) {
  const { title, description } = authCopy[page];
  return (
    <>
      <PageHead title={title} description={description} />
      {page === 'error' ? <AuthErrorScreen /> : <AuthScreen page={page} />}
    </>
  );
}
