import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHAIN_NAMES, chainName } from './chains';
import { CAIP2, chainFromId } from '../ids';

const CURATED = join(__dirname, '../../backend/facts/seed/curated');

describe('the names of chains', () => {
  it.each([
    ['eip155:1', 'Ethereum'],
    ['eip155:252', 'Fraxtal'],
    ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'Solana'],
    ['eip155:4242', 'Chain 4242 (EVM)'],
    ['cosmos:agoric-3', 'Chain agoric-3 (cosmos)'],
    ['eip155:constructor', 'Chain constructor (EVM)'],
  ])('%s is %s', (id, name) => {
    expect(chainName(id)).toBe(name);
  });

  it('stand once each, under CAIP-2 ids', () => {
    for (const id of CHAIN_NAMES.keys()) expect(id).toMatch(CAIP2);
    expect(new Set(CHAIN_NAMES.values()).size).toBe(CHAIN_NAMES.size);
  });

  it('cover the chains of every curated project', () => {
    const records = readdirSync(CURATED).map(
      (file) =>
        JSON.parse(readFileSync(join(CURATED, file), 'utf8')) as {
          chains?: string[];
          contracts?: { id: string }[];
          tokens?: { id: string }[];
        },
    );
    const used = records.flatMap(({ chains = [], contracts = [], tokens = [] }) => [
      ...chains,
      ...contracts.map(({ id }) => chainFromId(id)),
      ...tokens.map(({ id }) => chainFromId(id)),
    ]);
    expect(used.length).toBeGreaterThan(500);
    expect([...new Set(used)].filter((id) => !CHAIN_NAMES.has(id))).toEqual([]);
  });
});
