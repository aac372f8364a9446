/**
 * Reads a chain's file of ethereum-optimism/superchain-registry
 * (superchain/configs/mainnet/*.toml): addresses on Ethereum, and who has which role.
 */
import { parse } from 'smol-toml';
import { EVM_ADDRESS } from '../../../../contracts/ids';
import { isObject } from '../../../../contracts/isObject';

export interface Named {
  name: string;
  /** CAIP-10. */
  id: string;
}

export interface ChainConfig {
  name: string;
  /** CAIP-2. */
  chain: string;
  /** `[addresses]`: contracts on Ethereum. */
  contracts: Named[];
  /** `[roles]`: addresses only, of whatever kind and size. */
  roles: Named[];
  governedByOptimism?: boolean;
  /** Of the standard: absent in files of today. */
  level?: number;
}

/** The registry is a list of its own for OP Mainnet; of other chains it is a third party's. */
export const isOptimism = ({ chain }: ChainConfig): boolean => chain === 'eip155:10';

type Table = Record<string, unknown>;

/** The settlement chain of `configs/mainnet` (its superchain.toml). */
const ETHEREUM = 'eip155:1';
const NOBODY = /^0x0{40}$/;

function readNamed(table: unknown): Named[] | string {
  const found: Named[] = [];
  for (const [name, value] of Object.entries(isObject(table) ? table : {})) {
    if (typeof value !== 'string' || !EVM_ADDRESS.test(value))
      return `has no address for ${name.slice(0, 60)}`;
    if (!NOBODY.test(value))
      found.push({ name: name.slice(0, 120), id: `${ETHEREUM}:${value.toLowerCase()}` });
  }
  return found;
}

function parseTable(text: string): Table | string {
  try {
    return parse(text);
  } catch (error) {
    return `is not TOML: ${(error as Error).message.split('\n', 1)[0]}`;
  }
}

/** @returns why it is no such file, as a clause */
export function readChainConfig(text: string): ChainConfig | string {
  const table = parseTable(text);
  if (typeof table === 'string') return table;
  const {
    name,
    chain_id: chainId,
    governed_by_optimism: governed,
    superchain_level: level,
  } = table;
  if (typeof name !== 'string' || name.trim() === '') return 'has no name';
  if (typeof chainId !== 'number' || !Number.isSafeInteger(chainId) || chainId < 1)
    return 'has no chain_id';
  const contracts = readNamed(table.addresses);
  if (typeof contracts === 'string') return contracts;
  const roles = readNamed(table.roles);
  if (typeof roles === 'string') return roles;
  if (contracts.length === 0) return 'has no addresses';
  return {
    ...{ name: name.trim(), chain: `eip155:${chainId}`, contracts, roles },
    ...(typeof governed === 'boolean' && { governedByOptimism: governed }),
    ...(typeof level === 'number' && { level }),
  };
}
