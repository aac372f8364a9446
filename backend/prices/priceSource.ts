import { createShortCache } from '../catalog/search';
import { askPrices, type Price } from './askPrices';

/** CAIP-2 to DefiLlama's name of a chain. Tokens of other chains have no price. */
const CHAIN_NAMES: ReadonlyMap<string, string> = new Map([
  ['eip155:1', 'ethereum'],
  ['eip155:10', 'optimism'],
  ['eip155:56', 'bsc'],
  ['eip155:100', 'xdai'],
  ['eip155:137', 'polygon'],
  ['eip155:324', 'era'],
  ['eip155:5000', 'mantle'],
  ['eip155:8453', 'base'],
  ['eip155:42161', 'arbitrum'],
  ['eip155:42220', 'celo'],
  ['eip155:43114', 'avax'],
  ['eip155:59144', 'linea'],
  ['eip155:81457', 'blast'],
  ['eip155:534352', 'scroll'],
]);

/** Of one request. Its address stays short enough for any server. */
const BATCH = 40;
const READ_AGAIN_MS = 5 * 60_000;

interface Token {
  /** CAIP-19. */
  id: string;
  /** CAIP-2. */
  chain: string;
  address: string;
}

export interface PriceSource {
  /** Shown as the source. */
  host: string;
  /**
   * By CAIP-19 id; those without a price are missing. Whoever answers learns neither who asks nor
   * what is held: a token is always asked for with its neighbours in `tracked`.
   * @param tracked all tokens of the site, of which some are wanted, always in the same order
   * @throws PricesFailure
   */
  read(wanted: ReadonlySet<string>, tracked: readonly Token[]): Promise<ReadonlyMap<string, Price>>;
}

export function createPriceSource(url: string, now: () => Date): PriceSource {
  const cache = createShortCache<ReadonlyMap<string, Price>>({
    milliseconds: READ_AGAIN_MS,
    most: 1_000,
    now,
  });
  return {
    host: new URL(url).host,
    async read(wanted, tracked) {
      const asked = tracked.flatMap(({ id, chain, address }) => {
        const name = CHAIN_NAMES.get(chain);
        return name ? [{ id, coin: `${name}:${address.toLowerCase()}` }] : [];
      });
      const batches = Array.from({ length: Math.ceil(asked.length / BATCH) }, (_, index) =>
        asked.slice(index * BATCH, (index + 1) * BATCH),
      ).filter((batch) => batch.some(({ id }) => wanted.has(id)));
      const found = await Promise.all(
        batches.map((batch) => {
          const coins = batch.map(({ coin }) => coin);
          return cache.get(coins.join(), () => askPrices(url, coins, now()));
        }),
      );
      return new Map(
        batches.flat().flatMap(({ id, coin }) => {
          const price = wanted.has(id) ? found.find((one) => one.has(coin))?.get(coin) : undefined;
          return price ? [[id, price] as const] : [];
        }),
      );
    },
  };
}
