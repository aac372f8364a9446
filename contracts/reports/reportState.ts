import * as yup from 'yup';
import { defineEndpoint } from '../endpoint';
import { REPORT_STATE_PATH } from '../forms/formPaths';
import { readReference, REPORT_KINDS, REPORT_STATES } from './reportWords';
import { choice, instant, means, orNull, text, textOrNull, time } from '../schemas';

const reference = () =>
  yup
    .string()
    .transform((given: unknown) =>
      typeof given === 'string' ? (readReference(given) ?? given) : given,
    )
    .max(40)
    .required();

export const reportStateSchema = yup
  .object({
    reference: text('Reference of the report.'),
    kind: choice(REPORT_KINDS, 'What it reports.'),
    project: orNull(
      yup
        .object({ id: text('Id of the project.'), name: text('Name of the project.') })
        .meta({ name: 'ReportedProject' })
        .default(undefined),
      'The project; null: it is not listed.',
    ),
    state: choice(REPORT_STATES, 'How far it is.'),
    receivedAt: time('When it came.'),
    checkingSince: orNull(instant(), 'Since when somebody checks it.'),
    closedAt: orNull(instant(), 'When it was closed.'),
    answer: textOrNull('What the operator says to it, once closed.'),
  })
  .meta({ name: 'ReportState' });
export type ReportStateAnswer = yup.InferType<typeof reportStateSchema>;

export const readReport = defineEndpoint({
  id: 'readReport',
  method: 'GET',
  path: REPORT_STATE_PATH,
  perMinute: 30,
  summary: 'What became of a report, by its reference. Has no words and no address of its sender.',
  params: yup.object({ reference: means(reference(), 'Reference of the report.') }),
  output: reportStateSchema,
});
