/** No schema here: the browser loads this file. */
/** §7. */
export const WALLETS_PATH = '/api/user/wallets';
export const UPDATE_WALLETS_PATH = '/api/user/wallets/update';
/** Ours. */
export const CHALLENGE_WALLET_PATH = '/api/user/wallets/challenge';
export const PROVE_WALLET_PATH = '/api/user/wallets/prove';
export const PORTFOLIO_PATH = '/api/user/portfolio';
/** §2. Not in lib/routes.ts, which is in every page: this feature has a flag. */
export const PORTFOLIO_PAGE = '/my/portfolio';
