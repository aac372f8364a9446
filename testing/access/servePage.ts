import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GetServerSideProps, GetStaticProps } from 'next';
import { getCookieParser } from 'next/dist/server/api-utils/get-cookie-parser';

export interface PageFile {
  getServerSideProps?: GetServerSideProps;
  getStaticProps?: GetStaticProps;
}

type Params = Record<string, string | string[]>;

interface Asked {
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
  query: Params;
  params: Params;
}

/** What Next makes of a page's props; a page that stands for all visitors sees no request. */
async function makeProps(page: PageFile, { request, response, url, query, params }: Asked) {
  if (page.getStaticProps) return page.getStaticProps({ params });
  if (!page.getServerSideProps) return { props: {} };
  const cookies = getCookieParser(request.headers)() as Record<string, string>;
  return page.getServerSideProps({
    req: Object.assign(request, { cookies }),
    res: response,
    query: { ...query, ...params },
    params,
    resolvedUrl: `${url.pathname}${url.search}`,
  });
}

/** Answers with the props as JSON, which is all that a page knows of its visitor. */
export async function servePage(page: PageFile, asked: Asked): Promise<void> {
  const { response } = asked;
  const result = await makeProps(page, asked);
  if (response.writableEnded) return;
  if ('notFound' in result) response.statusCode = 404;
  else if ('redirect' in result) {
    const { redirect } = result;
    response.statusCode = 'statusCode' in redirect ? redirect.statusCode : 307;
    response.setHeader('Location', redirect.destination);
  }
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify('props' in result ? await result.props : {}));
}
