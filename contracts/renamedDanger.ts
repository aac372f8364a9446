import * as yup from 'yup';
import { instant } from './schemas';

const text = () => yup.string().required();

/** A found danger whose subject is recorded under another id, as an operator stated. */
export const renamedDangerSchema = yup
  .object({
    gate: text(),
    /** Its sentence when it was found. */
    danger: text(),
    foundAt: text(),
    /** Contract, report or incident that it was found in. */
    subject: text(),
    renamedTo: text(),
    reason: text(),
    at: instant().required(),
  })
  .meta({ name: 'RenamedDanger' });
export type RenamedDanger = yup.InferType<typeof renamedDangerSchema>;
