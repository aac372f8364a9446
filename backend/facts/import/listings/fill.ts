/** A poorer origin only fills gaps; an equal or richer one also corrects. Pure. */
import type { Head } from '../compose/document';
import { distinct, orderTickers, richness } from '../store/head';
import type { TokenRow } from '../store/rows';
import type { Listed } from './listing';

const toRows = ({ tokens }: Listed, projectId: string): TokenRow[] =>
  tokens.map((token) => ({ ...token, projectId }));

const fillTokens = (
  said: readonly TokenRow[],
  stored: readonly TokenRow[],
  isRicher: boolean,
): TokenRow[] =>
  said.map((row) => {
    const before = stored.find(({ id }) => id === row.id);
    if (!before) return row;
    const [first, second] = isRicher ? [row, before] : [before, row];
    return {
      ...first,
      name: first.name ?? second.name,
      decimals: first.decimals ?? second.decimals,
    };
  });

/** Known from lists only. */
export const isListed = ({ origin }: Pick<Head, 'origin'>): boolean =>
  richness(origin) < richness('projects');

/** A side token does not supply the logo of a richer project. */
function fillLogo(listed: Listed, head: Head): string | null {
  const [main = listed.symbol] = head.tickers;
  const leads = listed.symbol === null || main?.toLowerCase() === listed.symbol.toLowerCase();
  return head.logo ?? (isListed(head) || leads ? listed.logo : null);
}

function fillLinks(listed: Listed, head: Head, correct: boolean): Record<string, string> {
  if (correct) return { ...head.links, ...listed.links };
  if (isListed(head)) return { ...listed.links, ...head.links };
  return Object.keys(head.links).length > 0 ? head.links : listed.links;
}

export interface Filled<Of extends Head = Head> {
  head: Of;
  /** Those of the listing. */
  tokens: TokenRow[];
}

/**
 * @param listed without tokens of other projects
 * @param fillsOnly another listing of the same run has corrected the project
 */
export function fill<Of extends Head>(
  listed: Listed,
  projectId: string,
  { head, tokens: stored }: Filled<Of>,
  { origin, fillsOnly }: { origin: string; fillsOnly: boolean },
): Filled<Of> {
  const rank = richness(origin) - richness(head.origin);
  const correct = rank >= 0 && !fillsOnly;
  const leads = (correct && rank > 0) || head.tickers.length === 0;
  const tokens = fillTokens(toRows(listed, projectId), stored, rank >= 0);
  const ids = new Set(tokens.map((token) => token.id));
  const all = [...stored.filter((token) => !ids.has(token.id)), ...tokens];
  const chains = distinct([
    ...head.chains,
    ...listed.chains,
    ...tokens.map((token) => token.chain),
  ]);
  return {
    tokens,
    head: {
      ...head,
      name: correct ? listed.name : head.name,
      category: correct ? (listed.category ?? head.category) : head.category,
      links: fillLinks(listed, head, correct),
      logo: fillLogo(listed, head),
      chains: isListed(head) || head.chains.length === 0 ? chains : head.chains,
      tickers: orderTickers(leads && listed.symbol ? [listed.symbol] : [], head.tickers, all),
      origin: rank > 0 ? origin : head.origin,
    },
  };
}

export function create(listed: Listed, projectId: string, origin: string): Filled {
  const tokens = toRows(listed, projectId);
  return {
    tokens,
    head: {
      name: listed.name,
      category: listed.category ?? 'token',
      description: null,
      status: 'active',
      statusSince: null,
      launchedOn: null,
      logo: listed.logo,
      profile: null,
      links: listed.links,
      chains: distinct([...listed.chains, ...tokens.map((token) => token.chain)]),
      tickers: orderTickers(listed.symbol ? [listed.symbol] : [], [], tokens),
      origin,
      sample: false,
    },
  };
}
