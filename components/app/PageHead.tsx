import Head from 'next/head';

interface PageHeadProps {
  title: string;
  description: string;
  /** Absolute; omitted on pages that must not be indexed. */
  canonical?: string;
}

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
