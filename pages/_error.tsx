import type { NextPageContext } from 'next';
import { UnexpectedPage } from '@/components/app';

export default function ErrorPage({ status }: { status?: number }) {
  return <UnexpectedPage status={status} />;
}
ErrorPage.bare = true;
ErrorPage.getInitialProps = ({ res }: NextPageContext) => ({ status: res?.statusCode });
