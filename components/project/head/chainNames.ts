import { createContext, useContext } from 'react';

/** Names of the project's chains, made on the server: the whole table stays there. */
export const ChainNames = createContext<Readonly<Record<string, string>>>({});

export function useChainName(): (chain: string) => string {
  const names = useContext(ChainNames);
  return (chain) => names[chain] ?? chain;
}
