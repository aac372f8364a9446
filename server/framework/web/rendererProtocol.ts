import type { OutgoingHttpHeaders } from 'node:http';

/** The address of the visitor's connection, which the renderer cannot see. */
export const PEER_HEADER = 'x-plumbline-peer';
/** On an answer that failed because the backend, or the user pool, does not answer. */
export const UNAVAILABLE_HEADER = 'x-plumbline-unavailable';
/** Sent by the renderer when it takes requests. */
export const READY = 'ready';

export interface Answer {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}
