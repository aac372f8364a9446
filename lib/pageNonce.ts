import { createContext } from 'react';

/** Server only (pages/_document.tsx): browsers hide the nonce. */
export const PageNonce = createContext<string | undefined>(undefined);
