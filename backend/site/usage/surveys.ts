import { and, eq } from 'drizzle-orm';
import {
  SURVEY_VERSION,
  type SurveyAnswers,
  type SurveyForm,
} from '../../../contracts/site/survey';
import { toDay } from '../../../contracts/time';
import { surveys } from '../../db/schema';
import type { Database } from '../../db/store';

const { version, purpose, clarity, comment, changedOn } = surveys;
const ANSWERS = { version, purpose, clarity, comment, changedOn };

/** To the current questions. */
export async function findSurvey(db: Database, account: string): Promise<SurveyAnswers | null> {
  const [row] = await db
    .select(ANSWERS)
    .from(surveys)
    .where(and(eq(surveys.account, account), eq(version, SURVEY_VERSION)));
  return row ?? null;
}

/** The last answers win. */
export async function saveSurvey(
  db: Database,
  account: string,
  { purpose, clarity, comment }: SurveyForm,
  now: Date,
): Promise<SurveyAnswers> {
  const answers = { purpose, clarity, comment, changedOn: toDay(now) };
  const [row] = await db
    .insert(surveys)
    .values({ account, version: SURVEY_VERSION, ...answers })
    .onConflictDoUpdate({ target: [surveys.account, surveys.version], set: answers })
    .returning(ANSWERS);
  return row!;
}
