import { PageHead } from '@/components/app';
import { CompanyScreen } from '@/components/company';
import type { CompanyProps } from '@/server/pages/companyProps';
import type { PageProps } from '@/lib/shell';

export { getStaticPaths, getStaticProps } from '@/server/pages/companyProps';

/** Specification §2. */
export default function CompanyPage({ shell, path, text }: CompanyProps & PageProps) {
  return (
    <>
      <PageHead
        title={text.title}
        description={text.description}
        canonical={`${shell.siteUrl}${path}`}
      />
      <CompanyScreen text={text} />
    </>
  );
}
