import * as yup from 'yup';
import { LOGO, projectRowSchema } from './projectRow';
import {
  choice,
  count,
  isoDay,
  list,
  means,
  number,
  numberOrNull,
  orNull,
  text,
  textOrNull,
} from '../schemas';
import { CATEGORIES, HOLDERS, LETTERS, PRECISIONS, RATING_STATES } from '../vocabulary';

const mini = yup.object({
  id: text('Id of the project.'),
  name: text('Name of the project.'),
  logo: textOrNull(LOGO),
  ticker: textOrNull('Ticker of its first token.'),
});
const counted = <const T extends readonly string[]>(
  ids: T,
  name: string,
  id: string,
  words: string,
) =>
  list(
    yup.object({ id: choice(ids, id), count: count('How many projects.') }).meta({ name }),
    words,
  );
export const ALERT_KINDS = ['rating-change', 'incident', 'control-changed'] as const;
export const overviewSchema = yup
  .object({
    stats: yup
      .object({
        projects: count('Projects listed.'),
        rated: count('Projects with a letter.'),
        listed: count('Projects of which fewer than two of the four answers are known.'),
        audits: count('Audits on record.'),
        incidents: count('Incidents on record.'),
        lossUsd: number('Losses of those incidents, in US dollars at the time.'),
      })
      .meta({ name: 'Totals', description: 'Totals of the site.' }),
    trending: list(
      mini
        .shape({
          networks: count(
            'Networks that looked or voted in the last seven days; 0 if too few to count.',
          ),
          rank: orNull(yup.number().integer(), 'Place among the ranked projects.'),
        })
        .meta({ name: 'TrendingProject' }),
      'What many networks looked at in the last seven days.',
    ),
    recentlyAudited: list(
      mini
        .shape({
          auditor: text('Who made the audit.'),
          publishedOn: means(isoDay().required(), 'Day of the report.'),
          publishedPrecision: choice(
            PRECISIONS,
            'day; or month: publishedOn is the first of the month of the report.',
          ),
          findings: numberOrNull('How many findings; null: not recorded.'),
          open: numberOrNull('How many of them are open; null: not recorded.'),
        })
        .meta({ name: 'AuditedProject' }),
      'Newest audits.',
    ),
    alerts: list(
      mini
        .shape({
          kind: choice(ALERT_KINDS, 'What happened.'),
          at: means(
            isoDay().required(),
            'Day on which it happened; of a change of control, on which this site saw it.',
          ),
          text: text('In words.'),
        })
        .meta({ name: 'Alert' }),
      'Newest security alerts: incidents, changes of control, and ratings that changed.',
    ),
    featured: orNull(
      projectRowSchema.default(undefined),
      'A project to show; null: none is rated.',
    ),
    categories: counted(CATEGORIES, 'CategoryCount', 'Id of the category.', 'Categories in use.'),
    chains: list(
      yup
        .object({ id: text('CAIP-2 id of the chain.'), count: count('How many projects.') })
        .meta({ name: 'ChainCount' }),
      'Chains in use.',
    ),
    letters: counted(LETTERS, 'LetterCount', 'The letter.', 'Letters in use.'),
    states: counted(
      RATING_STATES,
      'StateCount',
      'State of the rating.',
      'States of ratings in use.',
    ),
    holders: counted(
      HOLDERS,
      'HolderCount',
      'Weakest holder of a power.',
      'Weakest holders in use.',
    ),
    demonstrationAsOf: orNull(
      isoDay(),
      'Day of the demonstration set, while nothing else is loaded.',
    ),
  })
  .meta({ name: 'Overview' });
export type Overview = yup.InferType<typeof overviewSchema>;
