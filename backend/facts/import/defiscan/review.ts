/** Reads a review of DeFiScan: Markdown with YAML at its head. Its prose is not read. */
import { chainFromName } from '../text/chains';
import { rowsWith, type Row } from './table';

export interface ReviewedContract {
  /** CAIP-10. */
  id: string;
  name: string;
  proxy: boolean;
  implementation?: string;
}

export interface Owner {
  name: string;
  address: string;
  holder: 'multisig' | 'key' | 'contract';
  threshold?: number;
  signers?: number;
}

export interface Permission {
  contract: string;
  function: string;
  owners: string[];
}

export interface Review {
  chain: string;
  day: string;
  /** The review says that the source of all contracts is published. */
  verified: boolean;
  contracts: ReviewedContract[];
  owners: Owner[];
  permissions: Permission[];
  /** Rows that could not be read. */
  leftOut: string[];
}

const ADDRESS = /0x[0-9a-fA-F]{40}/;
const NEVER = '1970-01-01';
const IMPLEMENTATION = /\s*\((implementation|logic)\)\s*$/i;
const PROXY = /\s*\(proxy\)\s*$/i;

const headOf = (text: string): string => /^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '';
const field = (head: string, name: string): string | undefined => {
  const line = head.split('\n').find((text) => text.startsWith(`${name}:`));
  return line
    ?.slice(name.length + 1)
    .trim()
    .replace(/^"([^"]*)"$/, '$1');
};

/** The day of the review, or of its last update. */
function dayOf(head: string): string | undefined {
  const dated = (name: string): string[] => {
    const day = field(head, name);
    return day && day !== NEVER && /^\d{4}-\d\d-\d\d$/.test(day) ? [day] : [];
  };
  const published = [...dated('publish_date'), ...dated('update_date')].sort();
  return published.at(-1) ?? dated('submission_date')[0];
}

const addressIn = (cell: string | undefined): string | undefined =>
  ADDRESS.exec(cell ?? '')?.[0].toLowerCase();

function readContracts(rows: Row[], chain: string, leftOut: string[]): ReviewedContract[] {
  const contracts = new Map<string, ReviewedContract>();
  const code: { name: string; id: string }[] = [];
  for (const row of rows) {
    const name = row['contract name'] ?? '';
    const address = addressIn(row.address);
    if (!name || !address) leftOut.push(`contract ${name || '?'}: no address`);
    else if (IMPLEMENTATION.test(name))
      code.push({ name: name.replace(IMPLEMENTATION, ''), id: `${chain}:${address}` });
    else {
      const id = `${chain}:${address}`;
      contracts.set(id, { id, name: name.replace(PROXY, ''), proxy: PROXY.test(name) });
    }
  }
  const list = [...contracts.values()];
  for (const { name, id } of code) {
    const behind = list.filter((one) => one.name === name);
    if (behind.length === 1) Object.assign(behind[0]!, { proxy: true, implementation: id });
    else leftOut.push(`implementation ${name}: no single proxy of that name`);
  }
  return list;
}

function toOwner(row: Row): Owner | undefined {
  const address = addressIn(row.account);
  if (!address || !row.name) return undefined;
  const type = row.type ?? '';
  const [, threshold, signers] = /multi-?sig\s+(\d+)\s*\/\s*(\d+)/i.exec(type) ?? [];
  const base = { name: row.name, address };
  if (threshold && signers)
    return { ...base, holder: 'multisig', threshold: Number(threshold), signers: Number(signers) };
  if (/multi-?sig/i.test(type)) return { ...base, holder: 'multisig' };
  return { ...base, holder: /^eoa\b/i.test(type) ? 'key' : 'contract' };
}

const toPermission = (row: Row): Permission => ({
  contract: (row.contract ?? '').replace(PROXY, ''),
  function: (row.function ?? '').replace(/\(.*$/, ''),
  owners: (row.owner ?? '').split(/,|\s+or\s+|\s+and\s+/).map((name) => name.trim()),
});

/** @returns why it is no review, or what it says */
export function parseReview(text: string): Review | string {
  const head = headOf(text);
  const name = field(head, 'chain');
  if (!name) return 'is no review of DeFiScan: its head names no chain.';
  const chain = chainFromName(name);
  if (!chain) return `is about a chain that is not known: ${name}.`;
  const day = dayOf(head);
  if (!day) return 'has no date.';
  const leftOut: string[] = [];
  return {
    chain,
    day,
    verified: /text:\s*"All contracts are verified",\s*status:\s*"fixed"/.test(head),
    contracts: readContracts(rowsWith(text, ['contract name', 'address']), chain, leftOut),
    owners: rowsWith(text, ['name', 'account', 'type']).flatMap((row) => toOwner(row) ?? []),
    permissions: rowsWith(text, ['contract', 'function', 'owner']).map(toPermission),
    leftOut,
  };
}
