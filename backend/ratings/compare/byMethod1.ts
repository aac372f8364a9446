import { formatMoney } from '../../../contracts/money';
import type { Database } from '../../db/store';
import { METHOD_1_0, rate, type Facts, type Rating } from '../../rating/method-1';
import { factsHash } from '../factsHash';
import { collectFacts } from '../facts/collectFacts';

export type RatedBy1 = Rating & { facts: Facts };

/** What method 1.0 says of the same store, by project id. Publishes nothing. */
export async function rateByMethod1(
  db: Database,
  ids: readonly string[],
  at: Date,
): Promise<Map<string, RatedBy1>> {
  const collected = await collectFacts(db, ids, at);
  return new Map(
    collected.map(({ facts }) => [
      facts.projectId,
      {
        ...rate(facts, METHOD_1_0, at, factsHash(facts, METHOD_1_0.version), formatMoney),
        facts,
      },
    ]),
  );
}
