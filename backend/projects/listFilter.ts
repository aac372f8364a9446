import { sql, type SQL } from 'drizzle-orm';
import type { ListFilter } from '../../contracts/endpoints';
import { CAIP2 } from '../../contracts/ids';
import { projects, projectScores } from '../db/schema';
import { foldWords } from '../search';
import { MAX_KEYWORD_WORDS } from '../search';

const DAY_MS = 86_400_000;
const textArray = (values: readonly string[]): SQL => sql`${sql.param([...values])}::text[]`;

/** Each word of a text begins a word of the project's name, former id or a ticker. A text of punctuation alone fits nothing. */
function textConditions(text: string): SQL[] {
  const words = foldWords(text).slice(0, MAX_KEYWORD_WORDS);
  if (words.length === 0) return [sql`false`];
  return words.map(
    (word) => sql`${projects.id} in (
    select w.project_id from search_words w where w.word >= ${word} and w.word < ${`${word}\u{10ffff}`})`,
  );
}

/** An empty list of choices means no choice was made. */
const chosen = <T extends string>(values: readonly T[] | undefined): values is readonly T[] =>
  values !== undefined && values.length > 0;

/** The day, YYYY-MM-DD in UTC, so many days before an instant. */
const dayBefore = (now: Date, days: number): string =>
  new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10);

/**
 * Conditions of a list, over `projects` and `project_scores` (joined, possibly without a row). `projectIds` is given when only those are
 * asked for; `now` is what "audited within" counts back from.
 */
export function listConditions(
  filter: ListFilter,
  projectIds: readonly string[] | undefined,
  now: Date,
): SQL[] {
  const all: SQL[] = [];
  if (projectIds) all.push(sql`${projects.id} = any(${textArray(projectIds)})`);
  if (chosen(filter.category))
    all.push(sql`${projects.category} = any(${textArray(filter.category)})`);
  if (chosen(filter.chain))
    all.push(
      sql`${projects.chains} && ${textArray(filter.chain.filter((chain) => CAIP2.test(chain)))}`,
    );
  if (chosen(filter.letter))
    all.push(sql`${projectScores.letter} = any(${textArray(filter.letter)})`);
  if (chosen(filter.status)) all.push(sql`${projects.status} = any(${textArray(filter.status)})`);
  if (filter.auditedWithinDays !== undefined) {
    all.push(
      sql`${projectScores.lastAuditOn} >= ${dayBefore(now, filter.auditedWithinDays)}::date`,
    );
  }
  if (filter.hasBounty !== undefined)
    all.push(sql`coalesce(${projectScores.hasBounty}, false) = ${filter.hasBounty}::boolean`);
  if (filter.hasIncident !== undefined)
    all.push(
      sql`(coalesce(${projectScores.incidentCount}, 0) > 0) = ${filter.hasIncident}::boolean`,
    );
  if (filter.rated !== undefined)
    all.push(sql`(${projectScores.score} is not null) = ${filter.rated}::boolean`);
  if (filter.text !== undefined && filter.text.trim() !== '')
    all.push(...textConditions(filter.text));
  return all;
}
