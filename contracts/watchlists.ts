import * as yup from 'yup';
import { isSeen, line, paragraphs } from './formFields';
import {
  WATCHLIST_MATCH_ITEMS,
  WATCHLIST_MATCH_MAX,
  WATCHLIST_NAME_MAX,
  WATCHLIST_NOTE_MAX,
  WATCHLIST_PROJECTS_MAX,
  WATCHLISTS_MAX,
} from './limits';
import { listedProjectSchema } from './listedProject';
import { instant, list, oneOf, orNull, projectId } from './schemas';
import { LETTERS, RATING_STATES } from './vocabulary';

export const WATCHLIST_MESSAGES = {
  name: 'Please enter a name',
  tooManyLists: `You can have ${WATCHLISTS_MAX} lists. Delete one first.`,
  tooManyProjects: `A list can have ${WATCHLIST_PROJECTS_MAX} projects. Remove some or start another list.`,
  twice: 'has a project twice',
  unknownProject: 'is not a project here',
  tooLong: `Please paste at most ${WATCHLIST_MATCH_MAX.toLocaleString('en')} characters at a time`,
  tooManyItems: `Please paste at most ${WATCHLIST_MATCH_ITEMS} items at a time`,
  conflict: 'This list was changed elsewhere. Check the newer version and try again.',
} as const;

/** Of the one that the first star makes. */
export const DEFAULT_WATCHLIST_NAME = 'Watchlist';

export const watchlistId = () =>
  yup
    .string()
    .matches(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
      'must be the id of a list',
    );

/** 128 random bits, base64url. */
export const secretKey = () =>
  yup.string().matches(/^[A-Za-z0-9_-]{22}$/, 'must be the key of a list');

/** One line, trimmed. */
export const watchlistName = () =>
  line(WATCHLIST_NAME_MAX).test('given', WATCHLIST_MESSAGES.name, (value) => value !== '');

/** In order, each once. */
export const watchlistProjects = () =>
  yup
    .array()
    .of(projectId().required())
    .max(WATCHLIST_PROJECTS_MAX, WATCHLIST_MESSAGES.tooManyProjects)
    .test('once', WATCHLIST_MESSAGES.twice, (ids) => !ids || new Set(ids).size === ids.length);

export const watchlistNote = () => paragraphs(WATCHLIST_NOTE_MAX);

export const pastedText = () =>
  yup
    .string()
    .max(WATCHLIST_MATCH_MAX, WATCHLIST_MESSAGES.tooLong)
    .transform((value: unknown) =>
      typeof value === 'string'
        ? value.replace(/[^\n\r\t]/gu, (one) => (isSeen(one) ? one : ' '))
        : value,
    );

/** As §3 and §7 name it. */
export const watchlistSchema = yup
  .object({
    id: yup.string().required(),
    name: yup.string().required(),
    /** Ids in the order of the list. */
    projects: list(yup.string().required()),
    /** Place among the lists, from 0. */
    order: yup.number().integer().min(0).required(),
    /** Counts changes of name, order and projects. */
    version: yup.number().integer().min(1).required(),
    updatedAt: instant().required(),
  })
  .meta({ name: 'Watchlist' });
export type Watchlist = yup.InferType<typeof watchlistSchema>;

/** A rating as it was, and how far the score has moved since. */
export const changeSinceSchema = yup
  .object({
    at: instant().required(),
    state: oneOf(RATING_STATES).required(),
    score: orNull(yup.number()),
    possible: orNull(yup.number()),
    letter: orNull(oneOf(LETTERS)),
    /** Score now minus score then; null where either is missing or the method has changed. */
    moved: orNull(yup.number()),
  })
  .meta({ name: 'ChangeSince' });
export type ChangeSince = yup.InferType<typeof changeSinceSchema>;

export const watchedRowSchema = listedProjectSchema.shape({
  addedAt: instant().required(),
  note: yup.string().defined(),
  /** Against the rating when it was added; null where there was none. */
  sinceAdded: orNull(changeSinceSchema),
  /** Against the last visit; null before the second one, and for what was added since. */
  sinceVisit: orNull(changeSinceSchema),
  /** Unread ones about it. */
  alerts: yup.number().integer().min(0).required(),
});
export type WatchedRow = yup.InferType<typeof watchedRowSchema>;

/** `shareKey`, `feedKey`: null where there is no such address, and while staff act as the user. */
export const ownWatchlistSchema = watchlistSchema.shape({
  createdAt: instant().required(),
  /** When the last visit ended; null before the second one. */
  lastVisitAt: orNull(instant()),
  shareKey: orNull(yup.string()),
  feedKey: orNull(yup.string()),
});
export type OwnWatchlist = yup.InferType<typeof ownWatchlistSchema>;

export const namedProjectSchema = yup.object({
  id: yup.string().required(),
  name: yup.string().required(),
  ticker: orNull(yup.string()),
  logo: orNull(yup.string()),
});
export type NamedProject = yup.InferType<typeof namedProjectSchema>;

export const watchlistMatchSchema = yup.object({
  /** Each project once. */
  found: list(yup.object({ text: yup.string().required(), project: namedProjectSchema })),
  /** Fits several projects. */
  unclear: list(
    yup.object({ text: yup.string().required(), candidates: list(namedProjectSchema) }),
  ),
  unknown: list(yup.string().required()),
});
export type WatchlistMatch = yup.InferType<typeof watchlistMatchSchema>;

export const WATCHLIST_EXPORT_FORMATS = ['csv', 'json'] as const;
