/** The state of the data: what is recorded, what is out of date, what is never known. */
import * as yup from 'yup';
import { instant, isoDay, list, oneOf, orNull } from './schemas';
import { LINES, RATING_STATES } from './vocabulary';

const count = () => yup.number().integer().required();
const text = () => yup.string().required();

/** One signal of one project whose validity ends. */
const endingSchema = yup
  .object({
    projectId: text(),
    projectName: text(),
    signalId: text(),
    signalName: text(),
    /** When something that the signal rests on runs out; null: before it was rated. */
    validUntil: orNull(instant()),
    /** The oldest day on which the answer rests; null: its source carries none. */
    statedAt: orNull(yup.string()),
  })
  .meta({ name: 'Ending' });
const endings = () =>
  yup
    .object({
      /** In all; `items` are the first 50. */
      count: count(),
      projects: count(),
      items: list(endingSchema),
    })
    .meta({ name: 'Endings' })
    .required();

export const dataStateSchema = yup
  .object({
    /** The time for which ratings are made: the clock, or the set's day. */
    asOf: instant().required(),
    /** The day of the embedded set, while nothing else is loaded. */
    demonstrationAsOf: orNull(isoDay()),
    methodVersion: text(),
    recorded: yup
      .object({
        projects: count(),
        contracts: count(),
        audits: count(),
        incidents: count(),
        /** Sources with a day of their own, and without. */
        datedSources: count(),
        undatedSources: count(),
      })
      .meta({ name: 'Recorded' })
      .required(),
    /** Every state; `not-rated` counts only projects with facts. */
    states: list(
      yup
        .object({ state: oneOf(RATING_STATES).required(), count: count() })
        .meta({ name: 'RatingStateCount' }),
    ),
    /** Known from a list only: nothing to rate is recorded. */
    listed: count(),
    /** Of the not rated, most frequent first. A project may be in several rows. */
    whyNotRated: list(
      yup
        .object({
          /** Gate whose question is open; `known`: too little is known. */
          id: text(),
          name: text(),
          count: count(),
        })
        .meta({ name: 'WhyNotRated' }),
    ),
    /** Valid until a time within seven days after `asOf`, the first to end first. */
    endsSoon: endings(),
    /** Ran out before `asOf`: this site has not checked again in time. The newest first. */
    overdue: endings(),
    /** In the order of the method, without context. */
    signals: list(
      yup
        .object({
          id: text(),
          name: text(),
          category: oneOf(LINES).required(),
          /** Off on this site: no source. Then the counts are 0. */
          off: yup.boolean().required(),
          /** Active projects with facts to which it applies. */
          projects: count(),
          /** Those for which something of it is known. */
          known: count(),
          /** Mean share that is known, 0 to 1; null without projects. */
          share: orNull(yup.number().min(0).max(1)),
        })
        .meta({ name: 'SignalKnown' }),
    ),
    /** Null: nothing was imported by command. */
    lastImport: yup
      .object({
        kind: text(),
        startedAt: instant().required(),
        /** Null: still running, stopped or killed. */
        finishedAt: orNull(instant()),
      })
      .meta({ name: 'LastImport' })
      .nullable()
      .default(undefined)
      .defined(),
    /** When the newest rating was published. */
    lastRatedAt: orNull(instant()),
  })
  .meta({ name: 'DataState' });
export type DataState = yup.InferType<typeof dataStateSchema>;
