/** What a user chooses about the mails of alerts: the form and the API share it. */
import * as yup from 'yup';
import { ALERT_KINDS, MAIL_FREQUENCIES, SCORE_POINTS_MAX, SCORE_POINTS_MIN } from './alerts';
import { WATCHLISTS_MAX } from '../limits';
import { list, oneOf, orNull } from '../schemas';
import { watchlistId } from '../watchlists/watchlistFields';

export const NOTIFICATION_MESSAGES = {
  points: `Please enter a whole number from ${SCORE_POINTS_MIN} to ${SCORE_POINTS_MAX}`,
} as const;

export const scorePoints = () =>
  yup
    .number()
    .typeError(NOTIFICATION_MESSAGES.points)
    .integer(NOTIFICATION_MESSAGES.points)
    .min(SCORE_POINTS_MIN, NOTIFICATION_MESSAGES.points)
    .max(SCORE_POINTS_MAX, NOTIFICATION_MESSAGES.points);
export const alertKinds = () => list(oneOf(ALERT_KINDS).required());
/** Null: as the account. */
export const listMail = () => orNull(oneOf(MAIL_FREQUENCIES));

export const ssoSettingsForm = yup.object({
  frequency: oneOf(MAIL_FREQUENCIES).required(),
  kinds: alertKinds(),
  scorePoints: scorePoints().required(NOTIFICATION_MESSAGES.points),
  lists: yup
    .array()
    .of(yup.object({ id: watchlistId().required(), mail: listMail() }))
    .max(WATCHLISTS_MAX)
    .default([]),
});
export type SsoSettingsForm = yup.InferType<typeof ssoSettingsForm>;
