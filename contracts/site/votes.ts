import * as yup from 'yup';
import { count, numberOrNull, orNull, text } from '../schemas';

export const votesSchema = yup
  .object({
    id: text('Id of the project.'),
    yes: count('Visitors who trust the project.'),
    no: count('Visitors who do not.'),
    yesPercentage: numberOrNull('Share of yes, 0 to 100; null before the first vote.'),
    yesLowerBound: numberOrNull('Lower end of the 95 % Wilson interval of that share, 0 to 100.'),
    vote: orNull(yup.boolean(), 'The caller’s own vote; null: none.'),
  })
  .meta({ name: 'Votes' });
export type Votes = yup.InferType<typeof votesSchema>;
