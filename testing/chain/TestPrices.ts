import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Coin {
  price: unknown;
  /** Unix seconds. */
  timestamp?: unknown;
  confidence?: unknown;
}

/** A local server that answers like DefiLlama's coins API: unknown coins are missing. */
export class TestPrices {
  /** By `ethereum:0x…`. */
  readonly coins = new Map<string, Coin>();
  /** The coins of each request. */
  readonly asked: string[][] = [];
  /** Instead of the prices. */
  answer: { status: number; body: string; location?: string } | undefined;
  private server: Server | undefined;

  async start(): Promise<void> {
    this.server = createServer((request, response) => {
      const coins = decodeURIComponent((request.url ?? '').replace('/prices/current/', ''));
      this.asked.push(coins.split(','));
      const found = coins.split(',').flatMap((coin) => {
        const known = this.coins.get(coin);
        return known ? [[coin, { decimals: 18, symbol: 'X', ...known }]] : [];
      });
      const { status, body, location } = this.answer ?? {
        status: 200,
        body: JSON.stringify({ coins: Object.fromEntries(found) as object }),
      };
      response.writeHead(status, {
        'content-type': 'application/json',
        ...(location && { location }),
      });
      response.end(body);
    });
    await new Promise<void>((resolve) => this.server!.listen(0, '127.0.0.1', resolve));
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server!.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((resolve) => this.server?.close(resolve));
  }
}
