import { desc, gte, sql } from 'drizzle-orm';
import type { SurveyPurpose } from '../../../contracts/site/survey';
import { surveys, userEvents } from '../../db/schema';
import { readRows, type Database } from '../../db/store';

/** What was done on a day, never by whom. */
export interface EventCount {
  day: string;
  eventName: string;
  properties: Record<string, string>;
  count: number;
  /** Different accounts among them, in the last 90 days. */
  accounts: number;
}

export interface SurveyCount {
  version: string;
  answers: number;
  purposes: Partial<Record<SurveyPurpose, number>>;
  /** How often each of 1 to 5 was chosen. */
  clarity: Partial<Record<string, number>>;
  comments: number;
}

export interface SurveyAnswer {
  changedOn: string;
  version: string;
  purpose: SurveyPurpose;
  clarity: number;
  comment: string;
}

export type UsageRequest =
  { action: 'counts'; since: string } | { action: 'answers'; since: string; limit: number };
export type UsageAnswer =
  { events: EventCount[]; surveys: SurveyCount[] } | { answers: SurveyAnswer[] };

const countByDay = (db: Database, since: string): Promise<EventCount[]> =>
  db
    .select({
      day: userEvents.day,
      eventName: userEvents.eventName,
      properties: userEvents.properties,
      count: sql<number>`sum(${userEvents.count})::int`,
      accounts: sql<number>`count(*) filter (where ${userEvents.account} <> '')::int`,
    })
    .from(userEvents)
    .where(gte(userEvents.day, since))
    .groupBy(userEvents.day, userEvents.eventName, userEvents.properties)
    .orderBy(desc(userEvents.day), userEvents.eventName, sql`${userEvents.properties}::text`);

const tally = (column: string) => sql`(
  select jsonb_object_agg(answer, n) from (
    select ${sql.identifier(column)}::text as answer, count(*)::int as n from surveys o
    where o.version = s.version and o.changed_on >= least_day group by 1) t)`;

const countSurveys = (db: Database, since: string): Promise<SurveyCount[]> =>
  readRows<SurveyCount>(
    db,
    sql`select s.version, count(*)::int as answers,
        ${tally('purpose')} as purposes, ${tally('clarity')} as clarity,
        count(*) filter (where s.comment <> '')::int as comments
      from surveys s, (select ${since}::date as least_day) d
      where s.changed_on >= least_day group by s.version, least_day order by s.version`,
  );

const listAnswers = (db: Database, since: string, limit: number): Promise<SurveyAnswer[]> =>
  db
    .select({
      changedOn: surveys.changedOn,
      version: surveys.version,
      purpose: surveys.purpose,
      clarity: surveys.clarity,
      comment: surveys.comment,
    })
    .from(surveys)
    .where(gte(surveys.changedOn, since))
    // By nothing that names the account.
    .orderBy(desc(surveys.changedOn), surveys.purpose, surveys.clarity, surveys.comment)
    .limit(limit);

export async function readUsage(db: Database, request: UsageRequest): Promise<UsageAnswer> {
  const { since } = request;
  return request.action === 'answers'
    ? { answers: await listAnswers(db, since, request.limit) }
    : { events: await countByDay(db, since), surveys: await countSurveys(db, since) };
}
