import { sql } from 'drizzle-orm';
import { readRows, textArray, type Database } from '../../../db/store';
import { slugify } from '../text/slug';
import { distinct } from './head';

export interface ProjectHint {
  name: string | null;
  symbol?: string | null;
  /** CAIP-2; rules out projects known only on other chains. */
  chain?: string | null;
  address?: string | null;
  /** Only a name is known: in capitals it may be any ticker, so the spelling must match. */
  bare?: boolean;
}

interface Candidate {
  name: string;
  key: string;
  id: string;
  origin: string;
  chains: string[];
  tickers: string[];
}

/** Lowercase Latin letters and digits, which SQL can compute too. */
const latinKey = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '');
const addressKey = (chain: string, address: string): string =>
  `${chain}\n${/^0x/i.test(address) ? address.toLowerCase() : address}`;

async function byAddress(
  tx: Database,
  hints: readonly ProjectHint[],
): Promise<Map<string, string>> {
  const wanted = hints.flatMap(({ chain, address }) =>
    chain && address ? [{ chain, address: addressKey(chain, address).split('\n')[1] }] : [],
  );
  if (wanted.length === 0) return new Map();
  const json = JSON.stringify(wanted);
  const rows = await readRows<{ chain: string; address: string; id: string }>(
    tx,
    sql`
    with wanted as (select * from jsonb_to_recordset(${json}::jsonb) as w (chain text, address text))
    select t.chain, t.address, t.project_id as id from wanted w join tokens t on t.chain = w.chain and t.address = w.address
    union
    select c.chain, c.address, c.project_id as id from wanted w join contracts c on c.chain = w.chain and c.address = w.address`,
  );
  return new Map(rows.map((row) => [addressKey(row.chain, row.address), row.id]));
}

async function byKey(
  tx: Database,
  hints: readonly ProjectHint[],
): Promise<Map<string, Candidate[]>> {
  const names = hints.flatMap((hint) => hint.name ?? []);
  const keys = textArray([...new Set(names.map(latinKey))].filter((key) => key !== ''));
  const ids = textArray([...new Set(names.map(slugify))]);
  const rows = await readRows<Candidate>(
    tx,
    sql`
    select regexp_replace(lower(normalize(name, NFKC)), '[^a-z0-9]+', '', 'g') as key, name, id, origin, chains, tickers from projects
    where regexp_replace(lower(normalize(name, NFKC)), '[^a-z0-9]+', '', 'g') = any(${keys})
    union all
    select 'id:' || id, name, id, origin, chains, tickers from projects where id = any(${ids})
    union all
    select 'id:' || a.alias, p.name, p.id, p.origin, p.chains, p.tickers from project_aliases a join projects p on p.id = a.project_id
    where a.alias = any(${ids})`,
  );
  return Map.groupBy(rows, ({ key }) => key);
}

function fits(hint: ProjectHint, candidate: Candidate): boolean {
  const elsewhere =
    hint.chain && candidate.chains.length > 0 && !candidate.chains.includes(hint.chain);
  const otherTicker =
    hint.symbol &&
    candidate.tickers.length > 0 &&
    !candidate.tickers.some((ticker) => ticker.toLowerCase() === hint.symbol?.toLowerCase());
  const isTicker =
    hint.bare && hint.name !== candidate.name && /^[^\p{Ll}]*$/u.test(hint.name ?? '');
  return !elsewhere && !otherTicker && !isTicker;
}

/** The only candidate, or the only one with facts; otherwise undefined. */
function onlyOne(candidates: readonly Candidate[]): string | undefined {
  const documented = candidates.filter(({ origin }) => origin === 'projects');
  return [candidates, documented]
    .map((some) => distinct(some.map(({ id }) => id)))
    .find((ids) => ids.length === 1)?.[0];
}

/** Tries token or contract address, then id or former id, then a name that only one project has. */
export async function matchProjects(
  tx: Database,
  hints: readonly ProjectHint[],
): Promise<(string | undefined)[]> {
  const addresses = await byAddress(tx, hints);
  const candidates = await byKey(tx, hints);
  return hints.map((hint) => {
    const found =
      hint.chain && hint.address ? addresses.get(addressKey(hint.chain, hint.address)) : undefined;
    if (found || !hint.name) return found;
    const only = (key: string) =>
      onlyOne((candidates.get(key) ?? []).filter((candidate) => fits(hint, candidate)));
    return only(`id:${slugify(hint.name)}`) ?? only(latinKey(hint.name));
  });
}
