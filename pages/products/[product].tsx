import { PageHead } from '@/components/app';
import { ProductScreen } from '@/components/products';
import type { ProductProps } from '@/server/pages/productProps';
import type { PageProps } from '@/lib/shell';

export { getStaticPaths, getStaticProps } from '@/server/pages/productProps';

export default function ProductPage({ shell, path, ...screen }: ProductProps & PageProps) {
  return (
    <>
      <PageHead
        title={screen.text.title}
        description={screen.text.description}
        canonical={`${shell.siteUrl}${path}`}
      />
      <ProductScreen {...screen} />
    </>
  );
}
