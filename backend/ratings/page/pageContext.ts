/** What stands beside a rating and never enters it: money in the project, and what others say. */
import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { ProjectDetail } from '../../../contracts/projects/projects';
import { LETTERS, RATERS, type RaterKey } from '../../../contracts/vocabulary';
import { observations, sources } from '../../db/schema';
import type { Database } from '../../db/store';
import { wasReadBy } from '../facts/shared';
import { SOURCE_COLUMNS, toSource } from './pageSource';

type Ours = Pick<
  ProjectDetail,
  'letter' | 'valueUsd' | 'control' | 'rating' | 'answers' | 'losses'
>;

/** Of our letters: neighbours do not differ much. */
const FAR = 2;
/** Of others: A is the best, and there is no E. */
const GRADES = ['A', 'B', 'C', 'D', 'F'];

/** On a scale of as many steps as ours, the best 0. */
const stepOf = (grade: string): number =>
  (GRADES.indexOf(grade) * (LETTERS.length - 1)) / (GRADES.length - 1);

/** Of a letter: what limits ours, or costs it the most. */
function letterFact({ rating, losses }: Ours): string | null {
  if (rating?.cap) return rating.cap.reason;
  const [most] = losses;
  return most ? `Most points of ours are lost at: ${most.name}.` : null;
}

/** By the weakest power on record, the first, also where others are not known. */
const isOneKey = ({ control }: Ours): boolean =>
  control?.find(({ power, reach }) => power !== 'settings' && reach?.extent !== 'none')?.holder ===
  'key';

/**
 * The fact on which ours differs: where a stage stands against one key without a known limit, or a
 * grade is two or more letters from ours. Null: it does not differ so much, or cannot be compared.
 */
export function whereDiffers(says: string, ours: Ours): string | null {
  const [, stage, grade] = /^(?:Stage ([12])|Grade ([A-DF]))\b/.exec(says) ?? [];
  if (stage !== undefined) {
    const control = ours.answers.find(({ id }) => id === 'control');
    return control?.answer === 'yes' && isOneKey(ours) ? control.text : null;
  }
  if (grade === undefined || ours.letter === null) return null;
  const apart = Math.abs(stepOf(grade) - LETTERS.indexOf(ours.letter));
  return apart >= FAR ? letterFact(ours) : null;
}

interface Said {
  said: { says: string; of?: string; on: string; page: string }[];
}

export type PageContext = Pick<ProjectDetail, 'valueSource' | 'elsewhere'>;

const KEYS = ['value', ...Object.keys(RATERS)];

/** The newest of each key by the day of its source; without a day it is not shown. */
export async function findPageContext(
  db: Database,
  projectId: string,
  now: Date,
  ours: Ours,
): Promise<PageContext> {
  const rows = await db
    .selectDistinctOn([observations.key], {
      key: observations.key,
      value: observations.value,
      source: SOURCE_COLUMNS,
    })
    .from(observations)
    .innerJoin(sources, eq(sources.id, observations.sourceId))
    .where(
      and(
        eq(observations.projectId, projectId),
        inArray(observations.key, KEYS),
        isNotNull(sources.statedOn),
        eq(sources.statedPrecision, 'day'),
        wasReadBy(sql`${observations.observedAt}`, now),
      ),
    )
    .orderBy(observations.key, desc(sources.statedOn), desc(observations.id));
  const value = rows.find(({ key }) => key === 'value');
  return {
    valueSource: value && ours.valueUsd !== null ? toSource(value.source) : null,
    elsewhere: rows
      .filter(({ key }) => key in RATERS)
      .flatMap(({ key, value: stated, source }) =>
        (stated as Said).said.map((one) => ({
          by: RATERS[key as RaterKey],
          ...one,
          of: one.of ?? null,
          differs: whereDiffers(one.says, ours),
          source: toSource(source),
        })),
      ),
  };
}
