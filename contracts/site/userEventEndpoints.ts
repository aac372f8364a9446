/** POST /api/user/events (§7): counts of visitors who agree, one event or a batch. */
import * as yup from 'yup';
import { defineEndpoint } from '../endpoint';
import { userIfAny } from '../http/guards';
import { oneOf } from '../schemas';
import {
  EVENT_PROPERTIES_MAX,
  EVENT_WORD_MAX,
  isUserEvent,
  USER_EVENT_NAMES,
  USER_EVENTS_MAX,
  USER_EVENTS_PATH,
  type UserEvent,
  type UserEventName,
} from './userEvents';

const isFlat = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).length <= EVENT_PROPERTIES_MAX &&
  Object.entries(value).every(
    ([key, word]) =>
      key.length <= EVENT_WORD_MAX && typeof word === 'string' && word.length <= EVENT_WORD_MAX,
  );

/** `mixed`: an object's unknown keys would be dropped, and these are refused. */
const properties = () =>
  yup
    .mixed<Record<string, string>>()
    .default(() => ({}))
    .test(
      'flat',
      `must be at most ${EVENT_PROPERTIES_MAX} short texts by name`,
      (value) => value === undefined || isFlat(value),
    );

interface Named {
  eventName?: UserEventName;
  properties?: unknown;
}

const NOT_ITS_OWN = 'must be those of the event, each with one of its words';

const hasItsOwn = ({ eventName, properties: given }: Named): boolean =>
  eventName === undefined || !isFlat(given) || isUserEvent(eventName, given);

const event = yup
  .object({
    eventName: oneOf(USER_EVENT_NAMES).required(),
    properties: properties(),
  })
  .test('own', NOT_ITS_OWN, (value, { createError, path }) =>
    hasItsOwn(value) ? true : createError({ path: `${path}.properties` }),
  );

const body = yup
  .object({
    eventName: oneOf(USER_EVENT_NAMES),
    properties: properties(),
    /** Instead of the two. */
    events: yup.array().of(event.required()).min(1).max(USER_EVENTS_MAX),
  })
  .test(
    'which',
    'must be one event, or a list of events',
    ({ eventName, events }) => (eventName === undefined) !== (events === undefined),
  )
  .test('own', NOT_ITS_OWN, (value, { createError, path }) =>
    hasItsOwn(value) ? true : createError({ path: `${path}.properties` }),
  );

export const recordUserEvents = defineEndpoint({
  id: 'recordUserEvents',
  method: 'POST',
  path: USER_EVENTS_PATH,
  public: false,
  sameOriginOnly: true,
  guards: [userIfAny],
  perMinute: 60,
  status: 204,
  body,
  output: yup.mixed().nullable(),
  summary:
    'Counts what a visitor who agreed did: by day, of the signed-in user or of nobody. Names and words are a closed list.',
});

/** One event as a batch of one. */
export const toUserEvents = ({
  eventName,
  properties: own,
  events,
}: yup.InferType<typeof body>): UserEvent[] =>
  eventName === undefined
    ? (events ?? []).map((one) => ({ eventName: one.eventName, properties: one.properties ?? {} }))
    : [{ eventName, properties: own ?? {} }];
