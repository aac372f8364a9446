import { createContext } from 'react';

/**
 * Set while the server renders (pages/_document.tsx). Undefined in browsers, which hide it, and on
 * pages without one.
 */
export const PageNonce = createContext<string | undefined>(undefined);
