/** Where a source says otherwise than a record. */
import * as yup from 'yup';
import { anything, isoDay, means, text } from '../schemas';

export const otherwiseSchema = yup
  .object({
    about: text(
      'What: a field of the project, `links` or `bounty` and a field, or the CAIP-10 id of a contract and a field.',
    ),
    says: anything('What the source says; what is long as JSON, cut.'),
    by: text('Which source.'),
    on: means(isoDay().required(), 'Day on which this site took it in.'),
  })
  .meta({ name: 'Otherwise' });
export type Otherwise = yup.InferType<typeof otherwiseSchema>;
