/** A poorer origin only fills gaps; an equal or richer one also corrects. */
import { richness } from '../run';
import { distinct, orderTickers } from '../store/head';
import type { ProjectHead } from '../store/load';
import type { ProjectRow, TokenRow } from '../store/rows';
import type { ListedToken, Listing } from './listing';

const toRow = (token: ListedToken, projectId: string): TokenRow => ({ ...token, projectId });

function fillTokens(
  listing: Listing,
  head: ProjectHead,
  isRicher: boolean,
  heldElsewhere: (id: string) => boolean,
): TokenRow[] {
  const stored = new Map(head.tokens.map((token) => [token.id, token]));
  return listing.tokens
    .filter((token) => !heldElsewhere(token.id))
    .map((token) => {
      const before = stored.get(token.id);
      const row = toRow(token, head.project.id);
      if (!before) return row;
      if (isRicher)
        return { ...row, name: row.name ?? before.name, decimals: row.decimals ?? before.decimals };
      return {
        ...before,
        name: before.name ?? row.name,
        decimals: before.decimals ?? row.decimals,
      };
    });
}

/** A side token does not supply the logo of a richer project. */
function fillLogo(listing: Listing, project: ProjectRow): string | null {
  const isPoorer = richness(project.origin) < richness('projects');
  const leads =
    listing.symbol !== null && project.tickers[0]?.toLowerCase() === listing.symbol.toLowerCase();
  return project.logo ?? (isPoorer || leads ? listing.logo : null);
}

function fillLinks(
  listing: Listing,
  project: ProjectRow,
  correct: boolean,
): Record<string, string> {
  if (correct) return { ...project.links, ...listing.links };
  if (richness(project.origin) < richness('projects'))
    return { ...listing.links, ...project.links };
  return Object.keys(project.links).length > 0 ? project.links : listing.links;
}

export interface Filled {
  project: ProjectRow;
  tokens: TokenRow[];
}

/** `mayCorrect` is false once another listing of this run has corrected the project. */
export function fill(
  listing: Listing,
  head: ProjectHead,
  origin: string,
  mayCorrect: boolean,
  heldElsewhere: (id: string) => boolean,
): Filled {
  const { project } = head;
  const rank = richness(origin) - richness(project.origin);
  const correct = rank >= 0 && mayCorrect;
  const tokens = fillTokens(listing, head, rank >= 0, heldElsewhere);
  const ids = new Set(tokens.map((token) => token.id));
  const all = [...head.tokens.filter((token) => !ids.has(token.id)), ...tokens];
  const chains = distinct([
    ...project.chains,
    ...listing.chains,
    ...tokens.map((token) => token.chain),
  ]);
  return {
    tokens,
    project: {
      ...project,
      name: correct ? listing.name : project.name,
      category: correct ? (listing.category ?? project.category) : project.category,
      links: fillLinks(listing, project, correct),
      logo: fillLogo(listing, project),
      chains: rank >= 0 || project.chains.length === 0 ? chains : project.chains,
      tickers: orderTickers(
        correct && rank > 0 && listing.symbol ? [listing.symbol] : [],
        project.tickers,
        all,
      ),
      origin: rank > 0 ? origin : project.origin,
    },
  };
}

export function create(listing: Listing, id: string, origin: string, now: string): Filled {
  const tokens = listing.tokens.map((token) => toRow(token, id));
  return {
    tokens,
    project: {
      id,
      name: listing.name,
      category: listing.category ?? 'token',
      description: null,
      status: 'active',
      statusSince: null,
      launchedOn: null,
      logo: listing.logo,
      profile: null,
      links: listing.links,
      chains: distinct([...listing.chains, ...tokens.map((token) => token.chain)]),
      tickers: orderTickers(listing.symbol ? [listing.symbol] : [], [], tokens),
      origin,
      sample: false,
      createdAt: now,
      updatedAt: now,
    },
  };
}
