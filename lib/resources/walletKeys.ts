export const WALLETS = 'wallets';
export const PORTFOLIO = 'portfolio';
