/** No schema here: the browser loads this file. */

/** CAIP-10, in lower case. */
export const walletKey = (wallet: { chain: string; address: string }): string =>
  `${wallet.chain}:${wallet.address.toLowerCase()}`;
