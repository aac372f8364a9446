import * as yup from 'yup';
import { orNull } from './schemas';

export const votesSchema = yup
  .object({
    id: yup.string().required(),
    yes: yup.number().integer().required(),
    no: yup.number().integer().required(),
    /** 0 to 100, null before the first vote. */
    yesPercentage: orNull(yup.number()),
    /** Lower end of the 95% Wilson interval of that share, as in the rating method. */
    yesLowerBound: orNull(yup.number()),
    vote: orNull(yup.boolean()),
  })
  .meta({ name: 'Votes' });
export type Votes = yup.InferType<typeof votesSchema>;
