import { addressFromId, PROJECT_ID, RESERVED_PROJECT_IDS } from '../../../../contracts/ids';

export const isReservedId = (id: string): boolean => RESERVED_PROJECT_IDS.includes(id);

/** Lowercase Latin words joined by hyphens, at most 60 characters; may be empty. */
export function slugify(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '');
}

export interface Sluggable {
  name: string;
  symbol: string | null;
  chain: string | null;
  tokenId: string | null;
}

/**
 * Best first: name, then with symbol, chain or address. A name without Latin letters or digits uses
 * the symbol.
 */
export function idCandidates(project: Sluggable): string[] {
  const symbol = slugify(project.symbol ?? '');
  const address = project.tokenId
    ? addressFromId(project.tokenId)
        .toLowerCase()
        .replace(/^0x|[^a-z0-9]/g, '')
    : '';
  const base = slugify(project.name) || symbol || 'project';
  const chain = slugify(project.chain ?? '');
  const candidates = [
    base,
    [base, symbol],
    [base, symbol, chain],
    [base, symbol, chain, address.slice(0, 8)],
    [base, symbol, chain, address.slice(0, 24)],
  ].map((parts) => (Array.isArray(parts) ? parts.filter((part) => part !== '').join('-') : parts));
  return [...new Set(candidates)].filter((id) => PROJECT_ID.test(id) && !isReservedId(id));
}
