/** The address of the visitor's connection, which the renderer cannot see. */
export const PEER_HEADER = 'x-plumbline-peer';
/** Sent by the renderer when it takes requests. */
export const READY = 'ready';
