import type { GetStaticPaths, GetStaticProps } from 'next';
import type { ReportScreenProps } from '@/components/report';
import { webEnv } from '@/server/env';
import type { PageProps } from '@/lib/shell';
import { loadShell } from './shell';

const FRESH_SECONDS = 300;

const toMail = (contact: string | undefined): string | null =>
  contact === undefined || contact.startsWith('https:') ? null : contact;

/** The build knows no operator: made on first request, then kept. */
export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

/** Without the query, which the browser reads. */
export const getStaticProps: GetStaticProps<ReportScreenProps & PageProps> = async ({ params }) =>
  params?.path === undefined
    ? {
        props: { shell: await loadShell(), contact: toMail(webEnv().operator.contact) },
        revalidate: FRESH_SECONDS,
      }
    : { notFound: true, revalidate: FRESH_SECONDS };
