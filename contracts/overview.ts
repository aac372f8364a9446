import * as yup from 'yup';
import { projectRowSchema } from './projects';
import { isoDay, list, oneOf, orNull } from './schemas';
import { CATEGORIES, HOLDERS, LETTERS, PRECISIONS, RATING_STATES } from './vocabulary';

const mini = yup.object({
  id: yup.string().required(),
  name: yup.string().required(),
  logo: orNull(yup.string()),
  ticker: orNull(yup.string()),
});
const counted = <const T extends readonly string[]>(ids: T, name: string) =>
  list(
    yup
      .object({ id: oneOf(ids).required(), count: yup.number().integer().required() })
      .meta({ name }),
  );
export const ALERT_KINDS = ['rating-change', 'incident'] as const;
export const overviewSchema = yup
  .object({
    stats: yup
      .object({
        projects: yup.number().integer().required(),
        rated: yup.number().integer().required(),
        audits: yup.number().integer().required(),
        incidents: yup.number().integer().required(),
        lossUsd: yup.number().required(),
      })
      .meta({ name: 'Totals' }),
    trending: list(
      mini
        .shape({
          /** That looked or voted in the last seven days; 0 if too few to count. */
          networks: yup.number().integer().required(),
          rank: orNull(yup.number().integer()),
        })
        .meta({ name: 'TrendingProject' }),
    ),
    recentlyAudited: list(
      mini
        .shape({
          auditor: yup.string().required(),
          publishedOn: isoDay().required(),
          publishedPrecision: oneOf(PRECISIONS).required(),
          findings: orNull(yup.number()),
          open: orNull(yup.number()),
        })
        .meta({ name: 'AuditedProject' }),
    ),
    alerts: list(
      mini
        .shape({
          kind: oneOf(ALERT_KINDS).required(),
          at: isoDay().required(),
          text: yup.string().required(),
        })
        .meta({ name: 'Alert' }),
    ),
    featured: projectRowSchema.nullable().default(undefined).defined(),
    categories: counted(CATEGORIES, 'CategoryCount'),
    chains: list(
      yup
        .object({ id: yup.string().required(), count: yup.number().integer().required() })
        .meta({ name: 'ChainCount' }),
    ),
    /** How many projects each value of a filter finds; values that find none are left out. */
    letters: counted(LETTERS, 'LetterCount'),
    states: counted(RATING_STATES, 'StateCount'),
    holders: counted(HOLDERS, 'HolderCount'),
    /** The demonstration set's day while nothing else is loaded; otherwise null. */
    demonstrationAsOf: orNull(isoDay()),
  })
  .meta({ name: 'Overview' });
export type Overview = yup.InferType<typeof overviewSchema>;
