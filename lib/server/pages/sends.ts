import type { ServerResponse } from 'node:http';
import type { GetServerSideProps } from 'next';
import type { ParsedUrlQuery } from 'node:querystring';

/** A page whose whole answer is written by `send`: files for machines at addresses that are no API's. */
export function sends(send: (query: ParsedUrlQuery, response: ServerResponse) => Promise<void> | void): GetServerSideProps {
  return async ({ query, res }) => {
    await send(query, res);
    return { props: {} };
  };
}
