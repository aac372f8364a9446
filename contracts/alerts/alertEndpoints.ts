/** Alerts on watched projects, and the notification settings (§7: sso-settings). */
import * as yup from 'yup';
import {
  ALERT_KINDS,
  ALERTS_PATH,
  MAIL_FREQUENCIES,
  READ_ALERTS_PATH,
  SSO_SETTINGS_PATH,
  UNSUBSCRIBE_PATH,
  UPDATE_SSO_SETTINGS_PATH,
} from './alerts';
import { defineEndpoint } from '../endpoint';
import { notWhileActing, signedIn } from '../http/guards';
import { ALERTS_PAGE, ALERTS_READ_MAX, EMAIL_MAX } from '../limits';
import { alertKinds, listMail, scorePoints, ssoSettingsForm } from './notificationForm';
import { instant, list, oneOf, orNull } from '../schemas';
import { watchlistId } from '../watchlists/watchlistFields';

const own = { public: false, sameOriginOnly: true } as const;
const write = { ...own, method: 'POST', perMinute: 60 } as const;

const alertId = () => yup.number().integer().min(1);

export const alertSchema = yup.object({
  id: alertId().required(),
  kind: oneOf(ALERT_KINDS).required(),
  at: instant().required(),
  project: yup
    .object({
      id: yup.string().required(),
      name: yup.string().required(),
      logo: orNull(yup.string()),
      ticker: orNull(yup.string()),
    })
    .required(),
  /** What happened, in a sentence without the project's name. */
  text: yup.string().required(),
  readAt: orNull(instant()),
});
export type AlertItem = yup.InferType<typeof alertSchema>;

export const listAlerts = defineEndpoint({
  ...own,
  id: 'listAlerts',
  method: 'GET',
  path: ALERTS_PATH,
  guards: [signedIn],
  query: yup.object({
    /** Only older ones: `next` of the page before. */
    before: alertId(),
    /** Only of projects that are in this list now. */
    list: watchlistId(),
    kind: oneOf(ALERT_KINDS),
    unread: yup.boolean().default(false),
    limit: yup.number().integer().min(0).max(100).default(ALERTS_PAGE),
  }),
  output: yup.object({
    items: list(alertSchema),
    /** Of the whole inbox. */
    unread: yup.number().integer().min(0).required(),
    /** Null at the end. */
    next: orNull(alertId()),
  }),
  summary:
    "The user's alerts, newest first, a page at a time. `limit=0` counts the unread ones only.",
});

export const readAlerts = defineEndpoint({
  ...write,
  id: 'readAlerts',
  path: READ_ALERTS_PATH,
  perMinute: 120,
  // Staff who look at the inbox read nothing in the user's place.
  guards: [signedIn, notWhileActing],
  body: yup
    .object({
      ids: yup.array().of(alertId().required()).max(ALERTS_READ_MAX),
      /** Every one up to this id: those that came since stay unread. */
      upTo: alertId(),
    })
    .test(
      'which',
      'names alerts, or the last of them',
      ({ ids, upTo }) => (ids === undefined) !== (upTo === undefined),
    ),
  output: yup.object({ unread: yup.number().integer().min(0).required() }),
  summary: 'Marks alerts as read: some by id, or all up to one.',
});

/** `choices`: for the user only, not for everyone with the id. */
export const ssoSettingsSchema = yup.object({
  /** Names the settings in mails; null before they are stored. */
  id: orNull(yup.string()),
  /** Masked unless it is the user's own; null: none is known. */
  email: orNull(yup.string()),
  frequency: oneOf(MAIL_FREQUENCIES).required(),
  /** Set while nothing is mailed because of an unsubscription. */
  unsubscribedAt: orNull(instant()),
  choices: orNull(
    yup
      .object({
        version: yup.number().integer().min(0).required(),
        /** What is mailed; the inbox has all. */
        kinds: alertKinds(),
        /** A score that moves by less is no alert. */
        scorePoints: scorePoints().required(),
        lists: list(
          yup.object({
            id: yup.string().required(),
            name: yup.string().required(),
            /** Null: as the account. */
            mail: listMail(),
          }),
        ),
      })
      .default(undefined),
  ),
});
export type SsoSettings = yup.InferType<typeof ssoSettingsSchema>;

/** A version 4 UUID, 122 random bits: whoever has it can unsubscribe. */
const settingsId = () =>
  yup
    .string()
    .matches(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
      'must be the id of settings',
    );

export const readSsoSettings = defineEndpoint({
  ...write,
  id: 'readSsoSettings',
  path: SSO_SETTINGS_PATH,
  safeToRepeat: true,
  body: yup.object({ id: settingsId().nullable().default(null) }),
  output: ssoSettingsSchema,
  summary:
    "The notification settings: by the id of a mail, for anybody who has it, or with null the signed-in user's own.",
});

const update = ssoSettingsForm.shape({
  id: settingsId().nullable().default(null),
  /** Of what the form shows; 0 before the first update. */
  version: yup.number().integer().min(0).required(),
});

export const updateSsoSettings = defineEndpoint({
  ...write,
  id: 'updateSsoSettings',
  path: UPDATE_SSO_SETTINGS_PATH,
  guards: [signedIn, notWhileActing],
  body: update,
  output: ssoSettingsSchema,
  summary:
    'Changes the notification settings of the signed-in user. 409 with the newer ones in `error.newer` if `version` is not the current one.',
});

const unsubscribed = () => yup.object({ unsubscribed: yup.boolean().oneOf([true]).required() });

export const unsubscribe = defineEndpoint({
  ...write,
  id: 'unsubscribe',
  path: UNSUBSCRIBE_PATH,
  body: yup.object({ id: settingsId().required() }),
  output: unsubscribed(),
  summary: 'Ends all mails about alerts, by the id of a mail. The same again changes nothing.',
});

/** The web tier knows the verified address of a session; it comes from no browser. */
const internal = { method: 'POST', public: false, perMinute: 600 } as const;
const email = () => yup.string().max(EMAIL_MAX).required();

export const findOwnSettings = defineEndpoint({
  ...internal,
  id: 'findOwnSettings',
  method: 'GET',
  path: '/internal/sso-settings',
  guards: [signedIn],
  output: ssoSettingsSchema,
  summary: "The user's settings as they are, for staff acting as the user.",
});

export const openOwnSettings = defineEndpoint({
  ...internal,
  id: 'openOwnSettings',
  path: '/internal/sso-settings/own',
  guards: [signedIn, notWhileActing],
  body: yup.object({ email: email() }),
  output: ssoSettingsSchema,
  summary: "The user's settings; refreshes the address that is mailed, once they are stored.",
});

export const saveOwnSettings = defineEndpoint({
  ...internal,
  id: 'saveOwnSettings',
  path: '/internal/sso-settings/save',
  guards: [signedIn, notWhileActing],
  body: update.shape({ email: email() }),
  output: ssoSettingsSchema,
  summary: "Changes the user's settings.",
});

export const findSettingsById = defineEndpoint({
  ...internal,
  id: 'findSettingsById',
  path: '/internal/sso-settings/by-id',
  perMinute: 60,
  body: yup.object({ id: settingsId().required() }),
  output: ssoSettingsSchema,
  summary: 'What anybody with the id of a mail may know.',
});

/** Mail programs of one provider share addresses. */
export const unsubscribeById = defineEndpoint({
  ...internal,
  id: 'unsubscribeById',
  path: '/internal/sso-settings/unsubscribe',
  body: yup.object({ id: settingsId().required() }),
  output: unsubscribed(),
  summary: 'Ends all mails about alerts.',
});
