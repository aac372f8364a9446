import { createContext } from 'react';

/** The nonce of the page that is being made on the server (pages/_document.tsx); undefined in browsers, which hide it, and on pages without one. */
export const PageNonce = createContext<string | undefined>(undefined);
