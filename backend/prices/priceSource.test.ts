import { TestPrices } from '../../testing/chain/TestPrices';
import { askPrices, PricesFailure } from './askPrices';
import { createPriceSource } from './priceSource';
import { readPricesUrl } from './readPricesUrl';

const NOW = new Date('2026-11-21T12:00:00Z');
const SECONDS = NOW.getTime() / 1000;
const HOUR = 3_600;
const address = (number: number): string => `0x${number.toString(16).padStart(40, '0')}`;
const coin = (number: number): string => `ethereum:${address(number)}`;

const server = new TestPrices();
beforeAll(() => server.start());
afterAll(() => server.close());
beforeEach(() => {
  server.coins.clear();
  server.asked.length = 0;
  server.answer = undefined;
});

describe('a price', () => {
  it('is in dollars, with its own time', async () => {
    server.coins.set(coin(1), { price: 2.5, timestamp: SECONDS - HOUR, confidence: 0.99 });
    expect([...(await askPrices(server.url, [coin(1), coin(2)], NOW))]).toEqual([
      [coin(1), { usd: 2.5, at: '2026-11-21T11:00:00.000Z' }],
    ]);
  });

  it.each([
    ['a day old', { price: 1, timestamp: SECONDS - 25 * HOUR, confidence: 1 }],
    ['of tomorrow', { price: 1, timestamp: SECONDS + 25 * HOUR, confidence: 1 }],
    ['doubted by its server', { price: 1, timestamp: SECONDS, confidence: 0.8 }],
    ['zero', { price: 0, timestamp: SECONDS }],
    ['negative', { price: -1, timestamp: SECONDS }],
    ['beyond all measure', { price: 1e300, timestamp: SECONDS }],
    ['a text', { price: '1', timestamp: SECONDS }],
    ['without a time', { price: 1 }],
  ])('that is %s is none', async (_, given) => {
    server.coins.set(coin(1), given);
    expect((await askPrices(server.url, [coin(1)], NOW)).size).toBe(0);
  });

  it.each([
    ['is refused', { status: 429, body: '{}' }],
    ['is no JSON', { status: 200, body: '<html>' }],
    ['is of another shape', { status: 200, body: '{"coins":[1]}' }],
    ['is without coins', { status: 200, body: '{}' }],
    ['is a megabyte', { status: 200, body: `{"coins":{"a":"${'x'.repeat(1_000_000)}"}}` }],
    ['leads elsewhere', { status: 302, body: '', location: 'http://169.254.169.254/' }],
  ])('whose answer %s is a failure', async (_, answer) => {
    server.answer = answer;
    await expect(askPrices(server.url, [coin(1)], NOW)).rejects.toThrow(PricesFailure);
  });
});

describe('the price source', () => {
  const tracked = Array.from({ length: 90 }, (_, number) => ({
    id: `eip155:1/erc20:${address(number)}`,
    chain: 'eip155:1',
    address: address(number).toUpperCase().replace('0X', '0x'),
  }));

  it('asks for whole batches, so that nobody learns what is held, and once in five minutes', async () => {
    let now = NOW;
    const source = createPriceSource(server.url, () => now);
    server.coins.set(coin(50), { price: 3, timestamp: SECONDS });
    server.coins.set(coin(51), { price: 4, timestamp: SECONDS });
    const read = () => source.read(new Set([tracked[50]!.id, tracked[52]!.id]), tracked);
    expect([...(await read()).keys()]).toEqual([tracked[50]!.id]);
    expect(server.asked.map((coins) => [coins.length, coins[0]])).toEqual([[40, coin(40)]]);
    await read();
    expect(server.asked).toHaveLength(1);
    now = new Date(NOW.getTime() + 5 * 60_000);
    await read();
    expect(server.asked).toHaveLength(2);
  });

  it('asks for nothing where nothing is held, or on chains that the server does not know', async () => {
    const source = createPriceSource(server.url, () => NOW);
    const odd = { id: 'eip155:424242/erc20:0x1', chain: 'eip155:424242', address: '0x1' };
    expect((await source.read(new Set(), tracked)).size).toBe(0);
    expect((await source.read(new Set([odd.id]), [odd])).size).toBe(0);
    expect(server.asked).toEqual([]);
  });
});

describe('PRICES_URL', () => {
  it('is off unless set, and loses its last slash', () => {
    expect(readPricesUrl({})).toBeUndefined();
    expect(readPricesUrl({ PRICES_URL: 'https://coins.example.com/' })).toBe(
      'https://coins.example.com',
    );
    expect(readPricesUrl({ PRICES_URL: 'http://localhost:9' })).toBe('http://localhost:9');
  });

  it.each(['coins.example.com', 'http://coins.example.com?key=s3cret', 'ftp://s3cret.example.com'])(
    'refuses %s, without repeating it',
    (PRICES_URL) => {
      expect(() => readPricesUrl({ PRICES_URL })).toThrow(/^PRICES_URL must be the https address/);
      expect(() => readPricesUrl({ PRICES_URL })).not.toThrow(/s3cret/);
    },
  );
});
