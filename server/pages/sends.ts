import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GetServerSideProps } from 'next';
import type { ParsedUrlQuery } from 'node:querystring';

type Send = (
  query: ParsedUrlQuery,
  response: ServerResponse,
  request: IncomingMessage,
) => Promise<void> | void;

/** Files for machines, outside the API. */
export function sends(send: Send): GetServerSideProps {
  return async ({ query, req, res }) => {
    await send(query, res, req);
    return { props: {} };
  };
}
