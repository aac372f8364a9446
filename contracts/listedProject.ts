import * as yup from 'yup';
import { projectRowSchema } from './projects';
import { orNull } from './schemas';

export const listedProjectSchema = projectRowSchema
  .shape({
    /** Null also where no other project of the page has this name. */
    address: orNull(yup.string()),
    /** How many records are nothing but tokens of it; they are folded under this row. */
    issuedCount: yup.number().integer().required(),
    /** Name of the project of which it is a token. */
    issuedBy: orNull(yup.string()),
  })
  .meta({ name: 'ListedProject' });
export type ListedProject = yup.InferType<typeof listedProjectSchema>;
