import Head from 'next/head';

interface PageHeadProps {
  title: string;
  description: string;
  /** The page's own address, absolute. Left out on pages that must not be indexed. */
  canonical?: string;
}

/** Title, description, canonical link and what a shared link shows. */
export function PageHead({ title, description, canonical }: PageHeadProps) {
  const full = title.includes('Plumbline') ? title : `${title} · Plumbline`;
  return (
    <Head>
      <title>{full}</title>
      <meta name="description" content={description} />
      {canonical ? (
        <link rel="canonical" href={canonical} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <meta property="og:title" content={full} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Plumbline" />
      {canonical && <meta property="og:url" content={canonical} />}
    </Head>
  );
}
