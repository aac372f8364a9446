import type { OutgoingHttpHeaders } from 'node:http';

/** The address of the visitor's connection, which the renderer cannot see. */
export const PEER_HEADER = 'x-plumbline-peer';
/** On an answer that failed because the backend, or the user pool, does not answer. */
export const UNAVAILABLE_HEADER = 'x-plumbline-unavailable';

/** Headers that belong to one connection; `transfer-encoding` also says where a request ends. */
export const OF_CONNECTION = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'upgrade',
  'expect',
];

export interface Answer {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}
