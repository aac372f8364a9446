import * as yup from 'yup';
import { disputeSchema } from '../reports/disputes';
import { freshnessFields } from '../ratings/freshness';
import { otherwiseSchema } from './otherwise';
import { ratingSchema, sourcesSchema } from '../ratings/rating';
import { answerSchema, lossSchema, raiseSchema, verdictSchema } from '../ratings/verdict';
import {
  controlPowerSchema,
  elsewhereSchema,
  projectAuditSchema,
  projectContractSchema,
  projectIncidentSchema,
  sameTickerSchema,
  source,
} from './projectFacts';
import { projectRowSchema, score } from './projectRow';
import { renamedDangerSchema } from '../ratings/renamedDanger';
import {
  choice,
  count,
  isoDay,
  list,
  means,
  number,
  numberOrNull,
  oneOf,
  orNull,
  text,
  textOrNull,
  time,
  yesNo,
} from '../schemas';
import { BOUNTY_STATUSES, LETTERS, LINK_KINDS, RATING_STATES, type LinkKind } from '../vocabulary';

export {
  controlPowerSchema,
  findingCountSchema,
  projectAuditSchema,
  projectContractSchema,
  projectIncidentSchema,
  type ProjectAudit,
  type ProjectContract,
  type ProjectIncident,
} from './projectFacts';
export {
  projectRowSchema,
  searchResultSchema,
  type ProjectRow,
  type SearchResult,
  type SixLinesScores,
} from './projectRow';

export const historyPointSchema = yup
  .object({
    ratedAt: time('When this rating was made.'),
    score: score('Score then.'),
    possible: score('What was possible then; null by method 1.0.'),
    letter: orNull(oneOf(LETTERS), 'Letter then.'),
    known: number('Share that was known; by method 1.0, its coverage.'),
    state: choice(RATING_STATES, 'State of the rating then.'),
    methodVersion: text('Version of the method that made it.'),
    moved: list(
      yup
        .object({
          signalId: text('Id of the signal in the method.'),
          name: text('Name of the signal.'),
          before: numberOrNull('What was proven before, 0 to 1; null: unknown.'),
          after: numberOrNull('What was proven after, 0 to 1; null: unknown.'),
        })
        .meta({ name: 'Move' }),
      'What changed since the rating before, the largest change first.',
    ),
  })
  .meta({ name: 'HistoryPoint' });
export type HistoryPoint = yup.InferType<typeof historyPointSchema>;

const LINKS: Record<LinkKind, string> = {
  website: 'website',
  app: 'app',
  documentation: 'documentation',
  repository: 'source code',
  forum: 'forum',
  governance: 'governance pages',
  blog: 'blog',
  x: 'account at X',
  discord: 'Discord server',
  telegram: 'Telegram group',
  youtube: 'YouTube channel',
  reddit: 'subreddit',
  linkedin: 'LinkedIn page',
  whitepaper: 'white paper',
};
const linkFields = Object.fromEntries(
  LINK_KINDS.map((kind) => [kind, means(yup.string(), `Address of its ${LINKS[kind]}.`)] as const),
);

export const projectDetailSchema = projectRowSchema
  .shape({
    description: textOrNull('The project in a few sentences.'),
    statusSince: orNull(isoDay(), 'Day since which the status holds.'),
    launchedOn: orNull(isoDay(), 'Day of launch.'),
    links: yup
      .object(linkFields)
      .meta({ name: 'Links', description: 'The project’s own pages.' })
      .required(),
    issuer: orNull(
      yup
        .object({
          id: text('Id of the issuer.'),
          name: text('Name of the issuer.'),
          source: source(),
        })
        .meta({ name: 'Issuer' })
        .default(undefined),
      'The recorded project of which it is a token, and what says so; null: none recorded.',
    ),
    sameTicker: orNull(
      sameTickerSchema.default(undefined),
      'Other records with its main ticker; null: it has none, or is rated.',
    ),
    rankedCount: count('How many projects are ranked.'),
    tokens: list(
      yup
        .object({
          id: text('CAIP-19 id.'),
          chain: text('CAIP-2 id of the chain, e.g. eip155:1.'),
          address: text('Address on its chain.'),
          symbol: text('Ticker.'),
          name: textOrNull('Name of the token.'),
          decimals: numberOrNull('Decimal places of its amounts.'),
          explorerUrl: textOrNull('Its page at a block explorer.'),
        })
        .meta({ name: 'Token' }),
      'Its tokens.',
    ),
    contracts: list(projectContractSchema, 'Its contracts.'),
    audits: list(projectAuditSchema, 'Its audits, the newest first.'),
    incidents: list(projectIncidentSchema, 'Its incidents, the newest first.'),
    bounty: orNull(
      yup
        .object({
          status: choice(BOUNTY_STATUSES, 'Whether the bounty is open.'),
          topRewardUsd: numberOrNull('Highest reward in US dollars; null: not known.'),
          url: textOrNull('Its page.'),
          source: source(),
        })
        .meta({ name: 'Bounty' })
        .default(undefined),
      'Its bug bounty; null: none is recorded.',
    ),
    control: orNull(
      yup.array().of(controlPowerSchema),
      'Who can change the code or move the funds; null: not known.',
    ),
    controlWhole: yesNo('Whether those are all such powers.'),
    controlSource: means(source(), 'Where that comes from.'),
    chainReadOn: textOrNull(
      'Day of the newest block at which this site tried who has power over its contracts; null: none.',
    ),
    valueSource: means(source(), 'Where the value comes from.'),
    elsewhere: list(
      elsewhereSchema,
      'What others say of it: context, in no rating. Only from sources with a day.',
    ),
    rating: orNull(
      ratingSchema.default(undefined),
      'The rating by the method in force, with every signal; null: not made yet.',
    ),
    answers: list(answerSchema, 'The four questions that visitors ask first, answered.'),
    ...freshnessFields,
    verdict: orNull(verdictSchema.default(undefined), 'The rating in words.'),
    losses: list(lossSchema, 'Where the points went, the most lost first.'),
    raises: list(raiseSchema, 'Changes that raise the score, the largest gain first.'),
    renamedDangers: list(
      renamedDangerSchema,
      'Found dangers whose contract, report or incident is recorded under another id now, as the operator stated, oldest first.',
    ),
    disputes: list(
      disputeSchema,
      'Wrong facts that visitors reported and the operator has taken in: the newest 50.',
    ),
    otherwise: list(otherwiseSchema, 'Where a source says otherwise, by its last word.'),
    history: list(historyPointSchema, 'Earlier ratings, the newest last.'),
    lastActive: orNull(
      historyPointSchema.default(undefined),
      'The last rating while active, of a project that is not active any more.',
    ),
    sources: sourcesSchema,
  })
  .meta({ name: 'Project' });
export type ProjectDetail = yup.InferType<typeof projectDetailSchema>;
