import { ALERT_KINDS, type AlertKind, type MailFrequency } from '@/contracts/alerts/alerts';
import type { SsoSettings } from '@/contracts/alerts/alertEndpoints';
import type { SsoSettingsForm } from '@/contracts/alerts/notificationForm';

/** As the controls have it: '' of a list is "as the account". */
export interface NotificationValues {
  frequency: MailFrequency;
  kinds: AlertKind[];
  scorePoints: string;
  lists: { id: string; name: string; mail: MailFrequency | '' }[];
}

type Choices = NonNullable<SsoSettings['choices']>;
export type OwnSettings = SsoSettings & { choices: Choices };

export const isOwn = (settings: SsoSettings): settings is OwnSettings => settings.choices != null;

export const toValues = ({ frequency, choices }: OwnSettings): NotificationValues => ({
  frequency,
  kinds: choices.kinds as AlertKind[],
  scorePoints: String(choices.scorePoints),
  lists: (choices.lists ?? []).map(({ id, name, mail }) => ({ id, name, mail: mail ?? '' })),
});

/** Lists that are as they were are left out: another tab may have deleted them. */
export function toForm(
  { frequency, kinds, scorePoints, lists }: NotificationValues,
  before: NotificationValues,
): Record<keyof SsoSettingsForm, unknown> {
  return {
    frequency,
    kinds: ALERT_KINDS.filter((kind) => kinds.includes(kind)),
    scorePoints: scorePoints.trim() === '' ? undefined : scorePoints,
    lists: lists
      .filter(({ id, mail }) => before.lists.find((list) => list.id === id)?.mail !== mail)
      .map(({ id, mail }) => ({ id, mail: mail || null })),
  };
}

const sameKinds = (a: readonly AlertKind[], b: readonly AlertKind[]): boolean =>
  ALERT_KINDS.every((kind) => a.includes(kind) === b.includes(kind));

/** The newer settings, with what was changed here since `before`. */
export function withTyped(
  newer: NotificationValues,
  typed: NotificationValues,
  before: NotificationValues,
): NotificationValues {
  const mailIn = ({ lists }: NotificationValues, id: string) =>
    lists.find((list) => list.id === id)?.mail;
  return {
    frequency: typed.frequency === before.frequency ? newer.frequency : typed.frequency,
    kinds: sameKinds(typed.kinds, before.kinds) ? newer.kinds : typed.kinds,
    scorePoints: typed.scorePoints === before.scorePoints ? newer.scorePoints : typed.scorePoints,
    lists: newer.lists.map((list) => {
      const mail = mailIn(typed, list.id);
      return mail === undefined || mail === mailIn(before, list.id) ? list : { ...list, mail };
    }),
  };
}
