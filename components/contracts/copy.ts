import { count, plural } from '@/lib/format/numbers';

export const copy = {
  title: (name: string) => `Contracts of ${name}`,
  titleOf: (name: string, page: number, pages: number) =>
    pages > 1 ? `Contracts of ${name}, page ${page} of ${pages}` : `Contracts of ${name}`,
  description: (name: string, total: number) =>
    `All ${plural(total, 'recorded contract')} of ${name}: source, proxy, funds, last change and audits.`,
  order: 'Those with funds come first, then those that cost the rating most.',
  none: 'No contract recorded.',
  contract: 'Contract',
  address: 'Address',
  source: 'Source',
  proxy: 'Proxy',
  funds: 'Funds',
  changed: 'Code last changed',
  audits: 'Named in',
  noAudit: 'no recorded audit',
} as const;

/** Only the server needs these. */
export const rowCopy = {
  summary: (total: number, kinds: readonly string[]) =>
    `${plural(total, 'contract')}${kinds.length > 0 ? `: ${kinds.join(', ')}` : ''}.`,
  withFunds: (contracts: number) => `${count(contracts)} with funds`,
  proxies: (contracts: number) => `${count(contracts)} upgradeable`,
  unverified: (contracts: number) => `${count(contracts)} without published source`,
  unchecked: (contracts: number) => `${count(contracts)} with source not checked`,
  verified: { exact: 'verified, exact match', partial: 'verified, partial match', none: 'none' },
  notChecked: 'not checked',
  unknown: 'unknown',
  yes: 'yes',
  no: 'no',
} as const;
