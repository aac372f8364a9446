import Head from 'next/head';

/** JSON-LD, safe inside a script element. */
export const toScriptText = (data: object): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');

/** What the page is, for search engines: a type of schema.org. */
export function DataScript({ data }: { data: object }) {
  return (
    <Head>
      <script
        key="data"
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: toScriptText(data) }}
      />
    </Head>
  );
}
