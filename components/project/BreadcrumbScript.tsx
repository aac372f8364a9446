import Head from 'next/head';
import { breadcrumbData } from './breadcrumbData';
import type { ProjectScreenProps } from './ProjectScreen';

interface BreadcrumbScriptProps {
  project: ProjectScreenProps['project'];
  siteUrl: string;
}

export function BreadcrumbScript({ project, siteUrl }: BreadcrumbScriptProps) {
  return (
    <Head>
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: breadcrumbData(project, siteUrl) }}
      />
    </Head>
  );
}
