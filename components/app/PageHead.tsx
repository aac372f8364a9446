import Head from 'next/head';
import styled from 'styled-components';

/** The header and the footer are not printed. */
const OnPaper = styled.p`
  display: none;
  @media print {
    display: block;
    padding: 0 16px 12px;
    font-size: 13px;
  }
`;

interface PageHeadProps {
  title: string;
  description: string;
  /** Absolute; omitted on pages that must not be indexed. */
  canonical?: string;
  /** Absolute; 1200 × 630. */
  picture?: string;
}

export function PageHead({ title, description, canonical, picture }: PageHeadProps) {
  const full = title.includes('Plumbline') ? title : `${title} · Plumbline`;
  return (
    <>
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
        {picture && (
          <>
            <meta property="og:image" content={picture} />
            <meta property="og:image:width" content="1200" />
            <meta property="og:image:height" content="630" />
            <meta property="og:image:alt" content={full} />
            <meta name="twitter:card" content="summary_large_image" />
          </>
        )}
      </Head>
      <OnPaper>{canonical ? `Plumbline · ${canonical}` : 'Plumbline'}</OnPaper>
    </>
  );
}
