import * as yup from 'yup';
import { addressFromId } from '../../../../contracts/ids';
import { startOfDay } from '../../../../contracts/time';
import type { Listing, ListedToken } from '../listings/listing';
import { usd } from '../projects/fields';
import { checkShape, oneFault, type Refused } from '../projects/check';
import { plainSource, type SourceFacts } from '../store/rows';
import { chainFromName, isPlaceholderAddress, tokenId } from '../text/chains';
import { cleanText } from '../text/clean';
import type { Position } from '../types';
import { toCategory } from './categories';

const strings = () => yup.array().of(yup.string().required()).nullable();

const rowSchema = yup
  .object({
    name: yup.string().required().max(300),
    symbol: yup.string().nullable().max(100),
    address: yup.string().nullable().max(300),
    chain: yup.string().nullable(),
    chains: strings(),
    category: yup.string().nullable(),
    audits: yup.mixed<string | number>().nullable(),
    audit_links: strings(),
    auditLinks: strings(),
    twitter: yup.mixed<string | string[]>().nullable(),
    github: yup.mixed<string | string[]>().nullable(),
    url: yup.string().nullable(),
    website: yup.string().nullable(),
    logo: yup.string().nullable(),
    parentProtocol: yup.string().nullable(),
    tvl: usd().nullable(),
  })
  .strict();
type Row = yup.InferType<typeof rowSchema>;

const HTTP = /^https?:\/\/[^\s<>"']+$/;
const isHttp = (value: string | null | undefined): value is string =>
  typeof value === 'string' && value.length <= 300 && HTTP.test(value);
const first = (value: string | string[] | null | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : (value ?? undefined);

function readLinks(row: Row): Record<string, string> {
  const links: Record<string, string> = {};
  const website = row.url ?? row.website;
  if (isHttp(website)) links.website = website;
  const handle = first(row.twitter)?.replace(/^@/, '') ?? '';
  if (/^\w{1,30}$/.test(handle)) links.x = `https://x.com/${handle}`;
  const account = first(row.github) ?? '';
  if (/^[\w.-]{1,100}(\/[\w.-]{1,100})?$/.test(account))
    links.repository = `https://github.com/${account}`;
  return links;
}

/** `chain:address`, or an address alone, which is on Ethereum. */
function parseToken(row: Row, symbol: string | null): ListedToken | string | null {
  const text = row.address?.trim() ?? '';
  if (text === '' || text === '-' || symbol === null) return null;
  const [prefix = '', address = ''] = text.includes(':')
    ? [text.slice(0, text.indexOf(':')), text.slice(text.indexOf(':') + 1)]
    : ['ethereum', text];
  if (address === '' || address === '-' || isPlaceholderAddress(address)) return null;
  const chain = chainFromName(prefix);
  if (!chain) return `address: chain "${prefix}" is not known to us`;
  const id = tokenId(chain, address);
  return id ? { id, chain, address: addressFromId(id), symbol, name: null, decimals: null } : null;
}

export interface ReadRow {
  listing: Listing;
  /** Of the family whose versions have rows of their own. */
  family: string | null;
  unknownChains: string[];
  unreadToken?: string;
}

/**
 * Skips the audit count and the listing day: neither says who audited what, or when the project
 * began.
 */
export function readRow(value: unknown, at: Position, today: string): ReadRow | Refused {
  const checked = checkShape(rowSchema, value);
  return 'reason' in checked ? checked : toReadRow(checked.valid, at, today);
}

function toReadRow(row: Row, at: Position, today: string): ReadRow | Refused {
  const name = cleanText(row.name);
  if (name === '' || name.length > 120)
    return oneFault('name has nothing that can be shown, or more than 120 characters');
  const ticker = cleanText(row.symbol ?? '');
  const symbol = ticker === '' || ticker === '-' || ticker.length > 40 ? null : ticker;
  const token = parseToken(row, symbol);
  const category = toCategory(row.category);
  const names = row.chains ?? (row.chain && row.chain !== 'Multi-Chain' ? [row.chain] : []);
  const chains = names.map((chain) => [chain, chainFromName(chain)] as const);
  const link = (row.audit_links ?? row.auditLinks ?? []).find(isHttp);
  const auditPage: SourceFacts | null = link
    ? plainSource({
        url: link,
        title: 'Audit report listed by DefiLlama; auditor and day not stated there',
        tier: 'P3',
        checkedAt: startOfDay(today),
      })
    : null;
  return {
    listing: {
      at,
      name,
      symbol,
      category,
      tokens: token && typeof token === 'object' ? [token] : [],
      hints: [],
      links: readLinks(row),
      logo: isHttp(row.logo) ? row.logo : null,
      chains: chains.flatMap(([, chain]) => chain ?? []),
      // What customers leave with an exchange lies in no contract of a project.
      lockedUsd: category === 'exchange' ? null : (row.tvl ?? null),
      auditPage,
    },
    family: row.parentProtocol ?? null,
    unknownChains: chains.filter(([, chain]) => !chain).map(([chain]) => chain),
    ...(typeof token === 'string' && { unreadToken: token }),
  };
}
