/**
 * What attackers of this site try before anything else (docs/security.md, V6.1.2): its name, its
 * products and its subject. The parts of the account's address and of the operator's name come with
 * each password. Words below four letters are part of too many good passwords.
 */
export const CONTEXT_WORDS = [
  'plumbline',
  'skynet',
  'skytrace',
  'pentest',
  'penetration',
  'watchlist',
  'portfolio',
  'leaderboard',
  'ranking',
  'rating',
  'score',
  'audit',
  'auditor',
  'security',
  'secure',
  'incident',
  'bugbounty',
  'bounty',
  'blockchain',
  'contract',
  'token',
  'wallet',
  'crypto',
  'defi',
  'web3',
] as const;
