import * as yup from 'yup';
import { REPORT_STATES } from './reportWords';
import { choice, isoDay, means, orNull, textOrNull } from '../schemas';

/** A wrong fact that the operator has taken in: without a word of its reporter. */
export const disputeSchema = yup
  .object({
    signalId: textOrNull('Id of the disputed signal in the method; null: another fact.'),
    name: textOrNull('Name of that signal.'),
    state: choice(REPORT_STATES.slice(1) as ['checking', 'accepted', 'declined'], 'How far it is.'),
    receivedOn: means(isoDay().required(), 'Day on which the report came.'),
    checkingSince: orNull(isoDay(), 'Day on which the operator began to check it.'),
    closedOn: orNull(isoDay(), 'Day of the decision; null: not yet.'),
    answer: textOrNull('The operator’s decision in words; where accepted, what changed.'),
  })
  .meta({ name: 'Dispute' });
export type Dispute = yup.InferType<typeof disputeSchema>;
