import * as yup from 'yup';
import { listedProjectSchema } from '../projects/listedProject';
import { instant, list, oneOf, orNull } from '../schemas';
import { LETTERS, RATING_STATES } from '../vocabulary';

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
