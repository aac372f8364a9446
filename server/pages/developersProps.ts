import type { GetStaticPaths, GetStaticProps } from 'next';
import { ENDPOINTS, openapi } from '@/contracts/endpoints';
import { EXPORT_LINES } from '@/contracts/open-data/openData';
import type { Endpoint } from '@/contracts/endpoint';
import type { ApiGuide } from '@/lib/apiGuide';
import type { PageProps } from '@/lib/shell';
import { callBackend } from '@/server/backend/backend';
import { describeApi, type ApiDocument } from './describeApi';
import { loadShell } from './shell';

const FRESH_SECONDS = 300;

export interface DevelopersProps {
  guide: ApiGuide;
}

const LINES = Object.values(EXPORT_LINES).map((schema) => String(schema.meta()?.name));

/** Made on first request, then kept: a build has no backend. */
export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

export const getStaticProps: GetStaticProps<DevelopersProps & PageProps> = async ({ params }) => {
  if (params?.path) return { notFound: true, revalidate: FRESH_SECONDS };
  const [shell, document] = await Promise.all([loadShell(), callBackend(openapi)]);
  const guide = describeApi(document as ApiDocument, ENDPOINTS as readonly Endpoint[], LINES);
  return { props: { shell, guide }, revalidate: FRESH_SECONDS };
};
