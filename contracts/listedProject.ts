import * as yup from 'yup';
import { projectRowSchema } from './projects';
import { orNull } from './schemas';

export const listedProjectSchema = projectRowSchema
  .shape({
    /** Null also where no other project of the page has this name. */
    address: orNull(yup.string()),
  })
  .meta({ name: 'ListedProject' });
export type ListedProject = yup.InferType<typeof listedProjectSchema>;
