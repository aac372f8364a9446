/** Reads the dumps that the curated set is held against, and keeps what is about our projects. */
import { readDefihacklabs } from '../../backend/facts/import/defihacklabs/importDefihacklabs';
import { readChainConfig } from '../../backend/facts/import/superchain-registry/chainConfig';
import { isDollar } from '../../backend/facts/import/defihacklabs/dollars';
import { toRuns } from '../../backend/facts/import/text/words';
import type { ContractFact, Dump, IncidentFact, Names } from './types';

const NOTHING: Dump = { incidents: [], bounties: [], contracts: [], rows: 0 };

type Row = Record<string, unknown>;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const amount = (value: unknown): number | null => (typeof value === 'number' ? value : null);

const toDay = (value: unknown): string =>
  text(value).replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');

/** The projects that a victim's name may mean: its words, also run together, are theirs. */
export function findProjects(name: string, names: Names): string[] {
  const runs = toRuns(name);
  return Object.entries(names)
    .filter(([, { victims }]) => victims.some((victim) => runs.has(victim)))
    .map(([project]) => project);
}

/** `window.__DATA__` of the page that copies the list of DefiLlama: amounts are in millions. */
function readPage(content: string): Omit<IncidentFact, 'project'>[] {
  const data = /window\.__DATA__ = (\{.*\});<\/script>/.exec(content)?.[1];
  if (data === undefined) throw new Error('The page has no list of incidents.');
  return (JSON.parse(data) as { incidents: Row[] }).incidents.map((row) => {
    const millions = amount(row.amount);
    const lossUsd = millions === null ? null : Math.round(millions * 1e6);
    return { on: text(row.date), name: text(row.name), lossUsd };
  });
}

async function* whole(content: string): AsyncGenerator<string> {
  yield await Promise.resolve(content);
}

async function readIncidents(content: string): Promise<Omit<IncidentFact, 'project'>[]> {
  if (content.trimStart().startsWith('<')) return readPage(content);
  if (content.trimStart().startsWith('['))
    return (JSON.parse(content) as Row[]).map((row) => ({
      on: toDay(row.date),
      name: text(row.name) || text(row.project),
      lossUsd: amount(row.lossUsd) ?? (isDollar(text(row.lossType)) ? amount(row.Lost) : null),
    }));
  const rows: Omit<IncidentFact, 'project'>[] = [];
  for await (const item of readDefihacklabs(whole(content))) {
    const row = ('value' in item ? item.value : {}) as Row;
    rows.push({ on: toDay(row.date), name: text(row.project), lossUsd: amount(row.lossusd) });
  }
  return rows;
}

async function incidentDump(content: string, names: Names): Promise<Dump> {
  const rows = await readIncidents(content);
  const incidents = rows.flatMap((row) =>
    findProjects(row.name, names).map((project) => ({ project, ...row })),
  );
  return { ...NOTHING, incidents, rows: rows.length };
}

/** A copy of the bounty board: `asOf` and `programmes`. */
function bountyDump(content: string, names: Names): Dump {
  const { asOf, programmes } = JSON.parse(content) as { asOf: string; programmes: Row[] };
  const bounties = Object.entries(names).flatMap(([project, { programmes: ours = [] }]) =>
    programmes
      .filter(({ slug }) => ours.includes(text(slug)))
      .map(({ slug, maxBounty, endDate }) => ({
        ...{ project, programme: text(slug), topRewardUsd: amount(maxBounty), on: asOf },
        ended: text(endDate) !== '' && text(endDate) < asOf,
      })),
  );
  return { ...NOTHING, bounties, rows: programmes.length };
}

/** Prefixes of L2BEAT's addresses; those of older files have none and are Ethereum's. */
const CHAINS: Record<string, string> = {
  eth: '1',
  oeth: '10',
  matic: '137',
  zksync: '324',
  base: '8453',
  arb1: '42161',
  linea: '59144',
  scr: '534352',
};

function toCaip(value: unknown): string | null {
  const [, prefix = 'eth', address] =
    /^(?:([a-z0-9]+):)?(0x[0-9a-f]{40})$/i.exec(text(Array.isArray(value) ? value[0] : value)) ??
    [];
  const chain = CHAINS[prefix];
  return address && chain ? `eip155:${chain}:${address.toLowerCase()}` : null;
}

/** A `discovered.json` of L2BEAT. */
function contractDump(content: string, project: string): Dump {
  const file = JSON.parse(content) as Row;
  const entries = (file.entries ?? file.contracts ?? []) as Row[];
  const seconds = amount(file.timestamp);
  if (seconds === null) throw new Error('The file has no timestamp: nobody knows its day.');
  const on = new Date(seconds * 1_000).toISOString().slice(0, 10);
  const contracts = entries.flatMap(({ address, values = {} }): ContractFact[] => {
    const contract = toCaip(address);
    const { $implementation, $threshold, $members } = values as Row;
    if (!contract) return [];
    return [
      {
        ...{ project, contract, on, implementation: toCaip($implementation) },
        threshold: amount($threshold),
        signers: Array.isArray($members) ? $members.length : null,
      },
    ];
  });
  return { ...NOTHING, contracts, rows: entries.length };
}

const INCIDENTS = new Set(['defihacklabs', 'explorer', 'defillama']);

/** A chain's file of the Superchain Registry, which does not say its day. */
function registryDump(content: string, project: string, on: string): Dump {
  const config = readChainConfig(content);
  if (typeof config === 'string') throw new Error(`The file ${config}.`);
  const registered = config.contracts.map(({ name, id }) => ({ project, name, contract: id, on }));
  return { ...NOTHING, registered, rows: registered.length };
}

/**
 * Kinds: `defihacklabs`, `explorer`, `defillama`, `immunefi`, `l2beat:<project>`, and
 * `superchain-registry:<project>:<day>`.
 */
export async function readDump(kind: string, content: string, names: Names): Promise<Dump> {
  const [name = '', project, day] = kind.split(':', 3);
  if (INCIDENTS.has(name)) return incidentDump(content, names);
  if (name === 'immunefi') return bountyDump(content, names);
  if (name === 'l2beat' && project !== undefined && project in names)
    return contractDump(content, project);
  if (name === 'superchain-registry' && project !== undefined && project in names) {
    if (!/^\d{4}-\d\d-\d\d$/.test(day ?? '')) throw new Error(`"${kind}" needs the file's day.`);
    return registryDump(content, project, day!);
  }
  throw new Error(
    `Unknown kind "${kind}". Kinds: defihacklabs, explorer, defillama, immunefi, l2beat:<project of ours>, superchain-registry:<project of ours>:<day>.`,
  );
}
