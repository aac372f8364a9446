import type { GetStaticPaths, GetStaticProps } from 'next';
import type { DataStateScreenProps } from '@/components/data-state';
import { getDataState } from '@/contracts/endpoints';
import type { PageProps } from '@/lib/shell';
import { callBackend } from '@/server/backend/backend';
import { loadShell } from './shell';

const FRESH_SECONDS = 300;

/** Made on first request, then kept: a build has no backend. */
export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

export const getStaticProps: GetStaticProps<DataStateScreenProps & PageProps> = async ({
  params,
}) => {
  if (params?.path) return { notFound: true, revalidate: FRESH_SECONDS };
  const [shell, data] = await Promise.all([loadShell(), callBackend(getDataState)]);
  return { props: { shell, data }, revalidate: FRESH_SECONDS };
};
