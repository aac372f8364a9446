/** The monitoring calls of a project (specification §7). */
import * as yup from 'yup';
import type { ControlChange } from '../alerts/alerts';
import { defineEndpoint } from '../endpoint';
import {
  count,
  instant,
  isoDay,
  list,
  means,
  number,
  numberOrNull,
  orNull,
  projectId,
  text,
  textOrNull,
  trimmed,
} from '../schemas';
import { METRIC_NAMES, parseMetric } from './skynet';
import { source } from '../projects/projectFacts';
import { functionSchema, heldPowerSchema, pendingSchema, useSchema } from './skynetAddresses';
import { heldSchema, known, MOST_ITEMS as MOST } from './skynetParts';

const DAYS_MOST = 31;

const ofProject = yup.object({
  projectId: means(projectId().required(), 'Id of the project.'),
  count: means(
    yup.number().integer().min(1).max(MOST).default(10),
    `How many at most, 1 to ${MOST}.`,
  ),
});

const callsOf = (item: yup.AnyObjectSchema, name: string) =>
  yup
    .object({
      projectId: text('Id of the project.'),
      ...known,
      days: count('Days that are counted, the last one up to `to`.'),
      from: textOrNull('When the counting begins; null: nothing is counted.'),
      to: textOrNull('Time of the last block that is counted; null: nothing is.'),
      missedAtMost: orNull(
        yup.number().integer(),
        'By how much a count can be too low at most: of a contract and day the 200 most frequent are kept. Null: nothing is counted.',
      ),
      items: list(item, 'The most frequent first.'),
    })
    .meta({ name });
const often = {
  count: count('How often.'),
  failed: count(
    'How many of those failed: a call that does costs its sender, and changes nothing.',
  ),
  share: number('Share of all, 0 to 1.'),
  lastAt: text('When it occurred last.'),
};

export const topCallers = defineEndpoint({
  id: 'topCallers',
  open: true,
  method: 'GET',
  path: '/api/skynet/top-callers',
  cacheSeconds: 60,
  summary: 'Addresses that called the contracts of a project most often.',
  query: ofProject,
  output: callsOf(
    yup
      .object({
        address: text('The address.'),
        label: textOrNull('Its name in the record of the project.'),
        ...often,
      })
      .meta({ name: 'TopCaller' }),
    'TopCallers',
  ),
});

export const topEvents = defineEndpoint({
  id: 'topEvents',
  open: true,
  method: 'GET',
  path: '/api/skynet/top-events',
  cacheSeconds: 60,
  summary: 'Events that the contracts of a project emitted most often.',
  query: ofProject,
  output: callsOf(
    yup
      .object({
        topic: text('First topic of the event.'),
        name: textOrNull('Its name; null: not known.'),
        ...often,
      })
      .meta({ name: 'TopEvent' }),
    'TopEvents',
  ),
});

export const topFunctionCalls = defineEndpoint({
  id: 'topFunctionCalls',
  open: true,
  method: 'GET',
  path: '/api/skynet/top-function-calls',
  cacheSeconds: 60,
  summary: 'Functions of a project’s contracts that were called most often.',
  query: ofProject,
  output: callsOf(
    yup
      .object({
        selector: text('Selector of the function.'),
        name: textOrNull('Its name; null: not known.'),
        ...often,
      })
      .meta({ name: 'TopFunctionCall' }),
    'TopFunctionCalls',
  ),
});

export const metricLatest = defineEndpoint({
  id: 'metricLatest',
  open: true,
  method: 'GET',
  path: '/api/skynet/metric-latest',
  cacheSeconds: 60,
  summary: 'The newest value of a figure of a project, by name: exchanges(projectId=aave).',
  query: yup.object({
    name: means(
      trimmed()
        .max(120)
        .test(
          'metric',
          `must be metric(projectId=…) with a metric of these: ${METRIC_NAMES.join(', ')}`,
          (value) => value == null || parseMetric(value) !== undefined,
        )
        .required(),
      `metric(projectId=…), where the metric is one of: ${METRIC_NAMES.join(', ')}.`,
    ),
  }),
  output: yup
    .object({
      name: text('Name of the metric.'),
      projectId: text('Id of the project.'),
      value: means(
        yup.mixed<string | number>().nullable().defined(),
        'A number, or a letter; null: not known.',
      ),
      unit: text('What is counted.'),
      what: text('What it is.'),
      asOf: textOrNull('Day or instant that it holds for; null: now, or not known.'),
      ...known,
    })
    .meta({ name: 'Metric' }),
});

const toDays = (value: unknown) =>
  typeof value === 'string' ? value.split(',').map((day) => day.trim()) : value;

export const twitterActivityByDates = defineEndpoint({
  id: 'twitterActivityByDates',
  open: true,
  method: 'GET',
  path: '/api/skynet/twitter-activity-by-dates',
  cacheSeconds: 60,
  summary: 'Activity around a project on X, by day.',
  query: yup.object({
    projectId: means(projectId().required(), 'Id of the project.'),
    type: means(
      yup
        .string()
        .matches(/^[a-z][a-z-]{0,39}$/i, 'must be a word, such as posts')
        .required(),
      'What is counted, e.g. posts.',
    ),
    dates: means(
      yup
        .array()
        .transform((_, given: unknown) => toDays(given))
        .of(isoDay().required())
        .min(1)
        .max(DAYS_MOST)
        .required(),
      `Days, YYYY-MM-DD, with commas between them; at most ${DAYS_MOST}.`,
    ),
  }),
  output: yup
    .object({
      projectId: text('Id of the project.'),
      type: text('What is counted.'),
      ...known,
      items: list(
        yup
          .object({
            date: text('The day.'),
            value: numberOrNull('How often; null: not known.'),
          })
          .meta({ name: 'ActivityOfDay' }),
        'One a day, as asked.',
      ),
    })
    .meta({ name: 'Activity' }),
});

/** Of the page that shows it. */
export const projectChain = defineEndpoint({
  id: 'projectChain',
  method: 'GET',
  path: '/api/project-chain/{id}',
  public: false,
  cacheSeconds: 60,
  summary: 'What this site found on the chains of a project: powers, functions, calls, events.',
  params: yup.object({ id: projectId().required() }),
  output: yup.object({
    looks: list(
      yup.object({
        contract: yup.string().required(),
        source: source(),
        whole: yup.boolean().required(),
        holds: list(heldSchema),
        pending: list(pendingSchema),
        pendingWhole: yup.boolean().required(),
        powers: list(heldPowerSchema),
        functions: list(functionSchema),
      }),
    ),
    callers: topCallers.output,
    functions: topFunctionCalls.output,
    events: topEvents.output,
    uses: list(useSchema),
    changes: list(
      yup.object({ at: instant().required(), change: yup.mixed<ControlChange>().required() }),
    ),
  }),
});
