import { cleanText } from '../../facts/import';
import { view, viewNumber } from '../powers/views';
import type { Node } from '../rpc/types';
import type { TokenSays } from '../../../contracts/chain/scan';

const MOST_DECIMALS = 80;
const LONGEST = 60;

const toText = (value: unknown): string | null => {
  const text = typeof value === 'string' ? [...cleanText(value)].slice(0, LONGEST).join('') : '';
  return text === '' ? null : text;
};

/**
 * Null for what does not answer as a token: one may leave out its decimals, or its name.
 * @throws ChainFailure
 */
export async function readToken(node: Node, at: string): Promise<TokenSays | null> {
  const [said, supply, name, symbol] = await Promise.all([
    viewNumber(node, at, 'decimals'),
    view(node, at, 'totalSupply'),
    view(node, at, 'name'),
    view(node, at, 'symbol'),
  ]);
  const [units] = supply ?? [];
  const says = { name: toText(name?.[0]), symbol: toText(symbol?.[0]) };
  if (typeof units !== 'bigint' || (said ?? says.name ?? says.symbol) === null) return null;
  const decimals = said !== null && said <= MOST_DECIMALS ? said : null;
  return { ...says, decimals, supply: units.toString() };
}
