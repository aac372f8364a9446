import * as yup from 'yup';
import { text, time } from '../schemas';

/** A found danger whose subject is recorded under another id, as an operator stated. */
export const renamedDangerSchema = yup
  .object({
    gate: text('Id of its gate in the method.'),
    danger: text('What was found, in words.'),
    foundAt: text('Day on which it was found.'),
    subject: text('Contract, report or incident in which it was found.'),
    renamedTo: text('Id under which that is recorded now: the newer look at it ended the danger.'),
    reason: text('Why the operator says that both are the same.'),
    at: time('When the operator said so.'),
  })
  .meta({ name: 'RenamedDanger' });
export type RenamedDanger = yup.InferType<typeof renamedDangerSchema>;
