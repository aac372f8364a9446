import { sql, type SQL } from 'drizzle-orm';
import { dayBefore } from '../../contracts/time';
import { LETTERS } from '../../contracts/vocabulary';
import { countChanged, readRows, textArray, type Database } from '../db/store';
import { isUpToClock } from '../catalog/projects';
import { ASKED_BY } from '../rating';
import { CURRENT_METHOD, listInForce, listOff } from './currentMethod';
import { anyOf, wasReadBy } from './facts/shared';

const LINES = ['code', 'governance', 'operations', 'transparency', 'market', 'community'] as const;

const SCORE_COLUMNS = [
  'rating_id',
  'state',
  'comparable',
  'score',
  'possible',
  'known',
  'letter',
  'letter_order',
  'possible_letter',
  'letter_before',
  'letter_before_at',
  'cap_gate',
  'missing',
  ...LINES,
  ...LINES.map((id) => `possible_${id}`),
  'weakest_holder',
  'weakest_words',
  'delay_seconds',
  'answers',
  'listed',
  'change_7d',
  'audit_count',
  'last_audit_on',
  'last_audit_precision',
  'bounty_usd',
  'has_bounty',
  'incident_count',
  'last_incident_on',
  'value_usd',
  'value_measure',
  'value_on',
  'rated_at',
  'sample',
] as const;

/** Names of `missing` in a row. */
const MISSING = 3;

const columns = (prefix: string): SQL =>
  sql.join(
    SCORE_COLUMNS.map((name) =>
      prefix ? sql`${sql.identifier(prefix)}.${sql.identifier(name)}` : sql.identifier(name),
    ),
    sql`, `,
  );

/** Off the scale: nothing to compare. */
const ON_SCALE = sql`(n.state in ('rated', 'not-rated', 'suspended'))`;
const onScale = (value: SQL): SQL => sql`case when ${ON_SCALE} then ${value} end`;

/** JSON null becomes SQL null. Context of which nothing is known is not 0. */
const line = (end: 'score' | 'possible', id: string): SQL => {
  const path =
    id === 'market' || id === 'community'
      ? `$.context[*] ? (@.id == "${id}" && (@.score > 0 || @.possible < 100)).${end}`
      : `$.categories[*] ? (@.id == "${id}").${end}`;
  return onScale(
    sql`(jsonb_path_query_first(n.explanation, ${path}::jsonpath) #>> '{}')::double precision`,
  );
};
const linesAt = (end: 'score' | 'possible'): SQL =>
  sql.join(
    LINES.map((id) => line(end, id)),
    sql`, `,
  );

/** The later of `now` and the newest snapshot, so that a run for the past hides nothing. */
const latestTime = (now: Date): SQL => sql`greatest(${now.toISOString()}::timestamptz, n.rated_at)`;

const RATING_ORDER = sql`order by r.rated_at desc, r.id desc limit 1`;
/** Figures of another method are not compared. */
const CURRENT = sql`r.project_id = p.id and r.method_version = ${CURRENT_METHOD.version}
    and ${isUpToClock(sql`r.rated_at`)}`;

/** What this site has not checked in time is no fall, and what it measures since is no rise. */
const IS_COMPARABLE = sql`(n.state = 'rated' and w.state = 'rated'
  and n.explanation->'inForce' = w.explanation->'inForce'
  and not jsonb_path_exists(n.explanation, '$.categories[*].signals[*] ? (@.ranOut == true)'))`;

/** nameMissing in SQL. */
const MISSING_NAMES = sql`case when ${ON_SCALE} then array(
    select m->>'name' from jsonb_array_elements(n.explanation->'missing') with ordinality as t(m, place)
    where not exists (
      select 1 from jsonb_array_elements(n.explanation->'missing') as asked
      where asked->>'id' = ${JSON.stringify(ASKED_BY)}::jsonb->>(m->>'id')
    ) order by place limit ${MISSING}) else '{}'::text[] end`;

const rated = (
  inForce: readonly string[],
): SQL => sql`n.id, coalesce(n.state, case when p.status = 'active' then 'not-rated' else p.status end),
    coalesce(n.explanation->'inForce' = ${JSON.stringify(inForce)}::jsonb, false),
    ${onScale(sql`n.score`)}, ${onScale(sql`n.possible`)}, coalesce(n.known, 0),
    n.letter, (array_position(${textArray(LETTERS)}, n.letter) - 1)::smallint,
    n.explanation->>'possibleLetter', n.explanation->'letterBefore'->>'letter',
    (n.explanation->'letterBefore'->>'ratedAt')::timestamptz, n.explanation->'cap'->>'gate',
    ${MISSING_NAMES}`;

/** isListed in SQL. */
const IS_LISTED = sql`(coalesce(n.state, 'not-rated') = 'not-rated' and p.status = 'active'
    and (select count(*) from jsonb_array_elements(coalesce(n.answers, '[]')) as a
      where a->>'answer' <> 'not-checked') < 2)`;

/** So long a value orders rows: what leaves a list does not stay at the top. */
const VALUE_DAYS = 180;

/** Without the day for which its source says so, a value is not used. */
const newestValue = (now: Date): SQL => sql`
  select (o.value->>'usd')::float8 as usd, o.value->>'measure' as measure, x.stated_on as day
  from observations o join sources x on x.id = o.source_id and x.stated_on is not null and x.stated_precision = 'day'
  where o.project_id = p.id and o.key = 'value' and ${wasReadBy(sql`o.observed_at`, now)}
    and x.stated_on >= ${dayBefore(now, VALUE_DAYS)}::date
  order by x.stated_on desc, o.id desc limit 1`;

const flatRows = (projectIds: readonly string[], now: Date, inForce: readonly string[]): SQL => sql`
  select p.id, ${rated(inForce)}, ${linesAt('score')}, ${linesAt('possible')}, n.weakest_holder,
    n.weakest_words, n.delay_seconds, n.answers, ${IS_LISTED},
    case when ${IS_COMPARABLE} then round((n.score - w.score)::numeric, 1)::double precision end,
    a.number, a.newest, a.precision, b.top_reward_usd, b.project_id is not null, i.number, i.newest,
    v.usd, v.measure, v.day, n.rated_at,
    p.sample or coalesce((n.explanation->'sample')::boolean, false)
  from projects p
  left join lateral (select r.* from ratings r where ${CURRENT} ${RATING_ORDER}) n on true
  left join lateral (
    select r.score, r.state, r.explanation from ratings r where ${CURRENT} and r.rated_at <= ${latestTime(now)} - interval '7 days' ${RATING_ORDER}
  ) w on true
  left join bounties b on b.project_id = p.id and b.status = 'active'
  cross join lateral (
    select count(*)::int as number, max(published_on) as newest,
      (array_agg(published_precision order by published_on desc, published_precision nulls first))[1] as precision
    from audits
    where project_id = p.id and published_on <= (${latestTime(now)} at time zone 'UTC')::date
  ) a
  cross join lateral (
    select count(*)::int as number, max(occurred_on) as newest from incidents
    where project_id = p.id and occurred_on <= (${latestTime(now)} at time zone 'UTC')::date
  ) i
  left join lateral (${newestValue(now)}) v on true
  where p.id = ${anyOf(projectIds)} order by p.id`;

/** Updates `project_scores` from the newest snapshots and facts, writing only changed rows. */
export async function updateScores(
  db: Database,
  projectIds: readonly string[],
  now: Date,
): Promise<void> {
  const inForce = listInForce(await listOff(db));
  await db.execute(sql`
    insert into project_scores as s (project_id, ${columns('')}) ${flatRows(projectIds, now, inForce)}
    on conflict (project_id) do update set (${columns('')}) = row(${columns('excluded')})
    where (${columns('s')}) is distinct from (${columns('excluded')})`);
}

const RANGE = 50_000;

/** Gives every project a row without loading projects into this process. @returns rows inserted */
export async function insertMissingScores(db: Database): Promise<number> {
  let after = '';
  let made = 0;
  for (;;) {
    const [range] = await readRows<{ last: string | null }>(
      db,
      sql`
      select max(id) as last from (select id from projects where id > ${after} order by id limit ${RANGE}) t`,
    );
    if (!range?.last) return made;
    made += await countChanged(
      db,
      sql`
      insert into project_scores (project_id, state, sample)
      select p.id, case when p.status = 'active' then 'not-rated' else p.status end, p.sample from projects p
      where p.id > ${after} and p.id <= ${range.last} and not exists (select 1 from project_scores s where s.project_id = p.id)
      order by p.id on conflict do nothing returning 1`,
    );
    after = range.last;
  }
}
