import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { QUOTES_AN_HOUR } from '../../../contracts/limits';
import { requestQuote } from '../../../contracts/site/quote';
import { HOUR_MS } from '../../../contracts/time';
import type { StoreAndClock } from '../../db/store';
import { storableAddressKey } from '../../http/storableAddressKey';
import { Problem } from '../../http/problem';
import { route, type Caller } from '../../http/route';
import { countTry, secondsLeft } from '../../limits/countTry';
import { hasQuote, insertQuote, type QuoteReader } from './insertQuote';

export interface QuoteNeeds extends StoreAndClock {
  logger: Logger;
  mail?: { wake: () => void };
  quotes?: QuoteReader;
}

const ONE_HOUR = { most: QUOTES_AN_HOUR, windowMs: HOUR_MS };
const NOBODY = { to: undefined, siteUrl: undefined };
const TOO_MANY = 'Too many requests from your network. Please try again later.';

/** POST /api/quote. Bots get thanks, but nothing is stored; repeats do not count. */
export function registerQuoteRoutes(
  app: FastifyInstance,
  { store: { db }, now, logger, mail, quotes }: QuoteNeeds,
): void {
  async function count(caller: Caller): Promise<void> {
    const counted = await countTry(
      db,
      `quote address ${storableAddressKey(caller)}`,
      ONE_HOUR,
      now(),
    );
    if (!counted.within)
      throw new Problem('rate-limited', TOO_MANY, {}, secondsLeft(counted, now()));
  }

  route(app, requestQuote, async ({ body: { id, subject, ...form } }, caller) => {
    if (!caller.ownPage)
      throw new Problem('forbidden', "Send requests from this site's own pages.");
    if (subject !== '') {
      logger.info(
        { requestId: caller.requestId },
        'a request for a quote was filled in by a machine',
      );
      return { accepted: true };
    }
    if (!(await hasQuote(db, id))) {
      await count(caller);
      await insertQuote(db, id, form, quotes ?? NOBODY, now());
      mail?.wake();
    }
    return { accepted: true };
  });
}
