import { OWN_PREFIX } from './ownKeys';

/** Not listed in forgetEverything.ts, which is in every page: this feature has a flag. */
export const WALLETS = `${OWN_PREFIX}wallets`;
export const PORTFOLIO = `${OWN_PREFIX}portfolio`;
