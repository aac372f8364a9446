import type { GetStaticPaths, GetStaticProps } from 'next';
import type { LetterChangesScreenProps } from '@/components/letter-changes';
import { letterChanges, methodology } from '@/contracts/endpoints';
import type { PageProps } from '@/lib/shell';
import { callBackend } from '@/server/backend/backend';
import { loadShell } from './shell';

const FRESH_SECONDS = 300;

/** Made on first request, then kept: a build has no backend. */
export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

export const getStaticProps: GetStaticProps<LetterChangesScreenProps & PageProps> = async ({
  params,
}) => {
  if (params?.path) return { notFound: true, revalidate: FRESH_SECONDS };
  const [shell, data, { changelog }] = await Promise.all([
    loadShell(),
    callBackend(letterChanges),
    callBackend(methodology),
  ]);
  return { props: { shell, data, versions: changelog }, revalidate: FRESH_SECONDS };
};
