import { and, eq, isNull, sql } from 'drizzle-orm';
import { startOfDay } from '../../../../contracts/time';
import { sources } from '../../../db/schema';
import type { Database } from '../../../db/store';
import type { Source } from '../projects/record';

export interface Move {
  /** In the record. */
  key: string;
  from: Source;
  to: Source;
}

const values = ({ url, checkedOn, statedOn, locator, block }: Source) => ({
  url,
  checkedAt: startOfDay(checkedOn),
  statedOn: statedOn ?? null,
  locator: locator ?? null,
  block: block ?? null,
});

/**
 * The source of an earlier look becomes that of this one, and every fact that cites it with it:
 * nothing is appended. Its title has the project, so that nobody else's facts cite it. Left as it is
 * where the store has the later source already.
 */
export async function moveForward(tx: Database, { from, to }: Move): Promise<void> {
  const is = (source: Source) => {
    const { url, checkedAt, statedOn, locator, block } = values(source);
    return and(
      eq(sources.title, source.title),
      eq(sources.url, url),
      eq(sources.tier, source.tier),
      eq(sources.checkedAt, checkedAt),
      statedOn === null ? isNull(sources.statedOn) : eq(sources.statedOn, statedOn),
      locator === null ? isNull(sources.locator) : eq(sources.locator, locator),
      block === null ? isNull(sources.block) : eq(sources.block, block),
    );
  };
  if ((await tx.$count(sources, is(to))) > 0) return;
  await tx
    .update(sources)
    .set(values(to))
    .where(and(is(from), sql`${sources.how} = 'machine'`));
}
