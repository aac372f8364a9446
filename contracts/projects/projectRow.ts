import * as yup from 'yup';
import { letterBeforeSchema } from '../ratings/rating';
import {
  choice,
  count,
  instant,
  isoDay,
  list,
  means,
  numberOrNull,
  oneOf,
  orNull,
  text,
  textOrNull,
  yesNo,
} from '../schemas';
import {
  CATEGORIES,
  HOLDERS,
  LETTERS,
  PRECISIONS,
  PROJECT_STATUSES,
  RATING_STATES,
  VALUE_MEASURES,
} from '../vocabulary';
import { shortAnswerSchema } from '../ratings/verdict';

export const LOGO =
  'Its logo: a path below /logos/ of this site, such as metamask/uni.svg, or an address elsewhere; null: none.';

export const score = (words: string) => orNull(yup.number().min(0).max(100), words);

const answers = list(shortAnswerSchema, 'The four questions that visitors ask first, answered.');

/** Entity "Search result" (§3). */
export const searchResultSchema = yup
  .object({
    id: text('Our id of the project: lower-case letters, digits and hyphens.'),
    logo: textOrNull(LOGO),
    name: text('The project’s name.'),
    rank: orNull(
      yup.number().integer(),
      'Place among the ranked projects, from 1; null: not ranked.',
    ),
    tokenTickers: list(yup.string().required(), 'Tickers of its tokens.'),
    state: choice(
      RATING_STATES,
      'State of the rating: rated, not-rated, suspended, compromised or wound-down.',
    ),
    score: score('What is proven, 0 to 100; null: no rating yet, or off the scale.'),
    possible: score('What the score would be if all that is unknown turned out best.'),
    letter: orNull(oneOf(LETTERS), 'Letter of the rating, AAA to C; null: not rated.'),
    answers,
    chains: list(yup.string().required(), 'CAIP-2 ids of the chains it runs on.'),
    address: textOrNull('Address of its token, or else of a contract; null: none recorded.'),
    issuedCount: count(
      'How many records are nothing but tokens of it, such as aTokens: by address, from public lists.',
    ),
    issuedBy: textOrNull('Name of the project of which it is a token; null: none recorded.'),
  })
  .meta({ name: 'SearchResult' });
export type SearchResult = yup.InferType<typeof searchResultSchema>;

export const sixLinesSchema = yup
  .object({
    code: score('Code security, 0 to 100; null: no rating yet.'),
    governance: score('Control of funds and code, 0 to 100.'),
    operations: score('Operational security, 0 to 100.'),
    transparency: score('Transparency, 0 to 100.'),
    market: score('Market, 0 to 100. Context: not part of the score.'),
    community: score('Community, 0 to 100. Context: not part of the score.'),
  })
  .meta({ name: 'SixLines' });
export type SixLinesScores = yup.InferType<typeof sixLinesSchema>;

export const projectRowSchema = yup
  .object({
    id: text('Our id of the project: lower-case letters, digits and hyphens.'),
    name: text('The project’s name.'),
    logo: textOrNull(LOGO),
    tokenTickers: list(yup.string().required(), 'Tickers of its tokens.'),
    category: choice(CATEGORIES, 'What kind of project it is.'),
    chains: list(yup.string().required(), 'CAIP-2 ids of the chains it runs on.'),
    status: choice(PROJECT_STATUSES, 'active, compromised or wound-down.'),
    state: choice(
      RATING_STATES,
      'State of the rating: rated, not-rated, suspended, compromised or wound-down.',
    ),
    rank: orNull(
      yup.number().integer(),
      'Place among the ranked projects, from 1; null: not ranked.',
    ),
    score: score('What is proven, 0 to 100; null: no rating yet, or off the scale.'),
    possible: score('What the score would be if all that is unknown turned out best.'),
    known: means(
      yup.number().min(0).max(1).required(),
      'Share of what is in force that is known, 0 to 1.',
    ),
    letter: orNull(oneOf(LETTERS), 'Letter of the rating, AAA to C; null: not rated.'),
    possibleLetter: orNull(oneOf(LETTERS), 'Letter that goes with `possible`.'),
    letterBefore: orNull(
      letterBeforeSchema.default(undefined),
      'Of a suspended rating: its last letter.',
    ),
    capGate: textOrNull('Id of the gate that limits the letter; null: none.'),
    missing: list(
      yup.string().required(),
      'Names of what it lacks to be rated, or to be lifted: at most three, the most first.',
    ),
    lines: means(
      sixLinesSchema,
      'What is proven in each of the four categories, and of the two that are context.',
    ),
    possibleLines: means(sixLinesSchema, 'What is possible in each.'),
    answers,
    weakestHolder: orNull(
      oneOf(HOLDERS),
      'Weakest holder of a power to change code or move funds; null: not known for every path.',
    ),
    weakestWords: textOrNull(
      'That holder, and what it reaches where a limit is recorded; null: not known.',
    ),
    delaySeconds: numberOrNull('Delay of that power; null: not known, or nobody can.'),
    auditCount: count('Audits on record.'),
    lastAuditOn: orNull(isoDay(), 'Day of the newest audit report.'),
    lastAuditPrecision: orNull(
      oneOf(PRECISIONS),
      'day; or month: lastAuditOn is the first of the month of the report.',
    ),
    hasBounty: yesNo('Whether a bug bounty is open.'),
    bountyUsd: numberOrNull('Highest reward of the bounty in US dollars; null: not known.'),
    incidentCount: count('Incidents on record.'),
    lastIncidentOn: orNull(isoDay(), 'Day of the newest incident.'),
    change7d: numberOrNull('Score now less the score seven days ago; null: not comparable.'),
    valueUsd: numberOrNull('Value in US dollars: context, in no rating; null: not known.'),
    valueMeasure: orNull(
      oneOf(VALUE_MEASURES),
      'locked: what users have deposited; issued: what it has issued; market: all its coins at the price of the day.',
    ),
    valueOn: orNull(isoDay(), 'Day for which its source says so.'),
    ratedAt: orNull(instant(), 'When the rating was made.'),
    sample: yesNo('Whether some of it was made up for a demonstration.'),
  })
  .meta({ name: 'ProjectRow' });
export type ProjectRow = yup.InferType<typeof projectRowSchema>;
