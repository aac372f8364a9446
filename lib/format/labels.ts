import type { ContractRole, LinkKind, Tier } from '@/contracts/vocabulary';

export const TIER_NAMES: Record<Tier, string> = {
  P0: 'Chain state',
  P1: 'Project or auditor',
  P2: 'Governance record or post-mortem',
  P3: 'Third party',
  P4: 'Other',
};

export const ROLE_NAMES: Record<ContractRole, string> = {
  token: 'Token',
  core: 'Core',
  vault: 'Vault',
  pool: 'Pool',
  factory: 'Factory',
  router: 'Router',
  bridge: 'Bridge',
  oracle: 'Oracle',
  governor: 'Governor',
  timelock: 'Timelock',
  treasury: 'Treasury',
  multisig: 'Multisig',
  'proxy-admin': 'Proxy admin',
  staking: 'Staking',
  other: 'Other',
};

export const LINK_NAMES: Record<LinkKind, string> = {
  website: 'Website',
  app: 'App',
  documentation: 'Documentation',
  repository: 'Source code',
  forum: 'Forum',
  governance: 'Governance',
  blog: 'Blog',
  x: 'X',
  discord: 'Discord',
  telegram: 'Telegram',
  youtube: 'YouTube',
  reddit: 'Reddit',
  linkedin: 'LinkedIn',
  whitepaper: 'White paper',
};
