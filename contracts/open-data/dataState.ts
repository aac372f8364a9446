/** The state of the data: what is recorded, what is out of date, what is never known. */
import * as yup from 'yup';
import {
  choice,
  count,
  instant,
  isoDay,
  list,
  means,
  number,
  orNull,
  text,
  textOrNull,
  time,
  yesNo,
} from '../schemas';
import { LINES, RATING_STATES } from '../vocabulary';

/** One signal of one project whose validity ends. */
const endingSchema = yup
  .object({
    projectId: text('Id of the project.'),
    projectName: text('Name of the project.'),
    signalId: text('Id of the signal in the method.'),
    signalName: text('Name of the signal.'),
    validUntil: orNull(
      instant(),
      'When something that it rests on runs out; null: before it was rated.',
    ),
    statedAt: textOrNull(
      'The oldest day on which the answer rests; null: its source carries none.',
    ),
  })
  .meta({ name: 'Ending' });
const endings = () =>
  yup
    .object({
      count: count('How many signals.'),
      projects: count('Of how many projects.'),
      items: list(endingSchema, 'The first 50.'),
    })
    .meta({ name: 'Endings' })
    .required();

export const dataStateSchema = yup
  .object({
    asOf: time('The time for which ratings are made.'),
    demonstrationAsOf: orNull(isoDay(), 'Day of the embedded set, while nothing else is loaded.'),
    methodVersion: text('Version of the method in force.'),
    recorded: yup
      .object({
        projects: count('Projects listed.'),
        contracts: count('Contracts recorded.'),
        audits: count('Audits recorded.'),
        incidents: count('Incidents recorded.'),
        datedSources: count('Sources with a day of their own.'),
        undatedSources: count('Sources without one: they prove only what cannot change.'),
        unpinnedSources: count(
          'Sources at GitHub whose address names no commit: what it shows may change. Both kinds are listed in /api/export/source-gaps.csv.',
        ),
      })
      .meta({ name: 'Recorded', description: 'What is recorded.' })
      .required(),
    states: list(
      yup
        .object({
          state: choice(RATING_STATES, 'State of the rating.'),
          count: count('How many projects.'),
        })
        .meta({ name: 'RatingStateCount' }),
      'Projects with facts, by the state of their rating.',
    ),
    value: orNull(
      yup
        .object({
          usd: number('Sum of their values in US dollars, locked or issued.'),
          ratedUsd: number('Of that in rated projects.'),
          projects: count('Projects with such a value.'),
          ratedProjects: count('Those of them that are rated.'),
          from: means(isoDay().required(), 'The oldest day of these values.'),
          to: means(isoDay().required(), 'The newest.'),
        })
        .meta({ name: 'ValueUnderRating' })
        .default(undefined),
      'How much money lies in rated projects. One deposit may count in several; market values do not count. Null: no value is recorded.',
    ),
    listed: count('Projects known from a list only: nothing to rate is recorded.'),
    whyNotRated: list(
      yup
        .object({
          id: text('Gate whose question is open; `known`: too little is known.'),
          name: text('Its name.'),
          count: count('How many projects.'),
        })
        .meta({ name: 'WhyNotRated' }),
      'Why projects are not rated, the most frequent reason first.',
    ),
    endsSoon: means(endings(), 'Signals of which something runs out within seven days.'),
    overdue: means(
      endings(),
      'Signals of which something has run out: this site has not checked again in time.',
    ),
    signals: list(
      yup
        .object({
          id: text('Id of the signal in the method.'),
          name: text('Name of the signal.'),
          category: choice(LINES, 'Category it counts in.'),
          off: yesNo('Not measured on this site: it is in no sum.'),
          projects: count('Projects with facts to which it applies.'),
          known: count('Those for which something of it is known.'),
          share: orNull(
            yup.number().min(0).max(1),
            'Mean share that is known, 0 to 1; null without projects.',
          ),
        })
        .meta({ name: 'SignalKnown' }),
      'How much is known of each signal, in the order of the method.',
    ),
    sources: list(
      yup
        .object({
          name: text('Name of the source.'),
          title: text('What it is called.'),
          targets: count('Lists, files or projects that are read again.'),
          failing: count('Those whose last look failed.'),
          failures: count('Failed looks since they last succeeded.'),
          lastOkAt: orNull(instant(), 'When the source last answered; null: never.'),
          facts: count('Current facts that rest on what it says.'),
          endsSoon: count('Signals that rest on it and run out within seven days.'),
        })
        .meta({ name: 'SourceState' }),
      'Sources that this site reads by itself, once it has; a failed look changes no fact.',
    ),
    lastImport: orNull(
      yup
        .object({
          kind: text('What was imported.'),
          startedAt: time('When it began.'),
          finishedAt: orNull(instant(), 'When it ended; null: still running, stopped or killed.'),
        })
        .meta({ name: 'LastImport' })
        .default(undefined),
      'The last import; null: none.',
    ),
    lastRatedAt: orNull(instant(), 'When the newest rating was made.'),
  })
  .meta({ name: 'DataState' });
export type DataState = yup.InferType<typeof dataStateSchema>;
