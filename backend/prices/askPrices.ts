import * as yup from 'yup';
import { DAY_MS } from '../../contracts/time';

/** In US dollars. */
export interface Price {
  usd: number;
  /** ISO, of the price, not of the reading. */
  at: string;
}

export class PricesFailure extends Error {}

/** After at most three seconds for the chains (BACKEND_DEADLINE_MS). */
const DEADLINE_MS = 1_500;
const MOST_BYTES = 256 * 1024;
/** Below it, the server itself doubts the price. */
const LEAST_CONFIDENCE = 0.9;

/** Of one token: far above any, and no sum of holdings leaves the numbers. */
const MOST_USD = 1e12;

const answerSchema = yup.object({ coins: yup.object().required() });
const coinSchema = yup
  .object({
    price: yup.number().positive().max(MOST_USD).required(),
    /** Unix seconds. */
    timestamp: yup.number().integer().positive().required(),
    confidence: yup.number().min(0).max(1),
  })
  .default(undefined)
  .required();

/** Undefined: no number to rely on. */
function toPrice(coin: unknown, now: Date): Price | undefined {
  if (!coinSchema.isValidSync(coin, { strict: true })) return undefined;
  const { price, timestamp, confidence = 1 } = coinSchema.cast(coin);
  const age = now.getTime() - timestamp * 1000;
  if (confidence < LEAST_CONFIDENCE) return undefined;
  if (age > DAY_MS || age < -DAY_MS) return undefined;
  return { usd: price, at: new Date(timestamp * 1000).toISOString() };
}

async function readCapped(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > MOST_BYTES) throw new PricesFailure('the answer is too long');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/**
 * GET /prices/current/{chain:address,…}, as DefiLlama's coins API answers it
 * (https://defillama.com/docs/api). Coins that it does not know are missing from its answer; prices
 * that are a day old, or that it doubts, are left out.
 * @param coins `ethereum:0x…`, in lower case
 * @throws PricesFailure
 */
export async function askPrices(
  url: string,
  coins: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Price>> {
  try {
    const response = await fetch(`${url}/prices/current/${coins.join(',')}`, {
      redirect: 'error',
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    if (!response.ok) throw new PricesFailure(`status ${response.status}`);
    const answer: unknown = JSON.parse(await readCapped(response));
    const { coins: found } = answerSchema.validateSync(answer, { strict: true });
    const byCoin = new Map(Object.entries(found).map(([key, value]) => [key.toLowerCase(), value]));
    return new Map(
      coins.flatMap((coin) => {
        const price = toPrice(byCoin.get(coin), now);
        return price ? [[coin, price] as const] : [];
      }),
    );
  } catch (error) {
    throw error instanceof PricesFailure ? error : new PricesFailure((error as Error).message);
  }
}
