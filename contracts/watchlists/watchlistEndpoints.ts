/** Lists of watched projects (§7): of the signed-in user, except for what is shared by a key. */
import * as yup from 'yup';
import { defineEndpoint } from '../endpoint';
import { audited, notWhileActing, signedIn } from '../http/guards';
import { listedProjectSchema } from '../projects/listedProject';
import { instant, list, oneOf, orNull, projectId } from '../schemas';
import {
  CREATE_WATCHLIST_PATH,
  DELETE_WATCHLIST_PATH,
  DELETED_WATCHLISTS_PATH,
  EXPORT_WATCHLIST_PATH,
  JOIN_WATCHLIST_PATH,
  MATCH_PROJECTS_PATH,
  RESTORE_WATCHLIST_PATH,
  SHARE_WATCHLIST_PATH,
  SHARED_WATCHLIST_PATH,
  UPDATE_WATCHLIST_PATH,
  VISIT_WATCHLIST_PATH,
  WATCH_PROJECT_PATH,
  WATCHLIST_FEED_PATH,
  WATCHLIST_NOTE_PATH,
  WATCHLIST_PATH,
  WATCHLISTS_PATH,
} from './watchlistPaths';
import {
  pastedText,
  secretKey,
  watchlistId,
  watchlistName,
  watchlistNote,
  watchlistProjects,
} from './watchlistFields';
import {
  ownWatchlistSchema,
  watchedRowSchema,
  WATCHLIST_EXPORT_FORMATS,
  watchlistMatchSchema,
  watchlistSchema,
} from './watchlists';

const read = { method: 'GET', public: false, sameOriginOnly: true, guards: [signedIn] } as const;
const write = { ...read, method: 'POST', perMinute: 60 } as const;
/** Of a 204. */
const nothing = () => yup.mixed().nullable();
const id = () => watchlistId().required();

export const listWatchlists = defineEndpoint({
  ...read,
  id: 'listWatchlists',
  path: WATCHLISTS_PATH,
  output: yup.object({ watchlists: list(watchlistSchema) }),
  summary: "The user's lists, in order.",
});

export const createWatchlist = defineEndpoint({
  ...write,
  id: 'createWatchlist',
  path: CREATE_WATCHLIST_PATH,
  takesKey: true,
  body: yup.object({ name: watchlistName().required(), projects: watchlistProjects().default([]) }),
  output: watchlistSchema,
  summary: 'Makes a list, after the others. An Idempotency-Key makes it repeatable.',
});

export const updateWatchlist = defineEndpoint({
  ...write,
  id: 'updateWatchlist',
  path: UPDATE_WATCHLIST_PATH,
  body: yup.object({
    id: id(),
    version: yup.number().integer().min(1).required(),
    name: watchlistName(),
    projects: watchlistProjects(),
    order: yup.number().integer().min(0).max(1_000),
  }),
  output: watchlistSchema,
  summary:
    'Renames a list, moves it to another place, or replaces its projects. 409 with the newer list in `error.newer` if `version` is not the current one.',
});

export const deleteWatchlist = defineEndpoint({
  ...write,
  id: 'deleteWatchlist',
  path: DELETE_WATCHLIST_PATH,
  status: 204,
  body: yup.object({ id: id() }),
  output: nothing(),
  summary: 'Deletes a list; for a day it can be restored.',
});

export const restoreWatchlist = defineEndpoint({
  ...write,
  id: 'restoreWatchlist',
  path: RESTORE_WATCHLIST_PATH,
  body: yup.object({ id: id() }),
  output: watchlistSchema,
  summary: 'Undoes the deletion of a list.',
});

export const listDeletedWatchlists = defineEndpoint({
  ...read,
  id: 'listDeletedWatchlists',
  path: DELETED_WATCHLISTS_PATH,
  output: yup.object({
    items: list(
      yup.object({
        id: yup.string().required(),
        name: yup.string().required(),
        projects: yup.number().integer().required(),
        deletedAt: instant().required(),
      }),
    ),
  }),
  summary: 'Lists that can be restored, the last deleted first.',
});

export const readWatchlist = defineEndpoint({
  ...read,
  id: 'readWatchlist',
  path: WATCHLIST_PATH,
  params: yup.object({ id: id() }),
  output: yup.object({ list: ownWatchlistSchema, rows: list(watchedRowSchema) }),
  summary: 'One list with its projects, their ratings, notes, and what has changed.',
});

export const watchProject = defineEndpoint({
  ...write,
  id: 'watchProject',
  path: WATCH_PROJECT_PATH,
  perMinute: 240,
  body: yup.object({
    id: watchlistId(),
    project: projectId().required(),
    watched: yup.boolean().required(),
  }),
  output: watchlistSchema,
  summary:
    'Adds a project to a list or removes it; by default the first list, which is made if there is none.',
});

export const joinWatchlist = defineEndpoint({
  ...write,
  id: 'joinWatchlist',
  path: JOIN_WATCHLIST_PATH,
  body: yup.object({ projects: watchlistProjects().required() }),
  output: yup.object({
    /** Null where nothing was left to add and there is no list. */
    list: orNull(watchlistSchema),
    added: list(yup.string().required()),
    /** What the list has no place for; the browser keeps them. */
    left: list(yup.string().required()),
  }),
  summary:
    'Adds what a visitor starred before signing in to the first list, where no list has it yet.',
});

export const noteWatched = defineEndpoint({
  ...write,
  id: 'noteWatched',
  path: WATCHLIST_NOTE_PATH,
  body: yup.object({
    id: id(),
    project: projectId().required(),
    note: watchlistNote(),
  }),
  output: yup.object({ note: yup.string().defined() }),
  summary: "Sets the user's note on a project of a list; '' removes it.",
});

export const matchProjects = defineEndpoint({
  ...write,
  id: 'matchProjects',
  path: MATCH_PROJECTS_PATH,
  safeToRepeat: true,
  perMinute: 20,
  body: yup.object({ text: pastedText().required() }),
  output: watchlistMatchSchema,
  summary: 'Projects for pasted names, tickers and addresses, and what was not understood.',
});

const withKey = () => yup.object({ key: orNull(yup.string()) });

export const shareWatchlist = defineEndpoint({
  ...write,
  id: 'shareWatchlist',
  path: SHARE_WATCHLIST_PATH,
  guards: [
    signedIn,
    notWhileActing,
    audited('watchlist-shared', ({ key }: { key: string | null }) => (key ? 'on' : 'off')),
  ],
  body: yup.object({ id: id(), shared: yup.boolean().required() }),
  output: withKey(),
  summary: 'Makes the read-only address of a list, or revokes it.',
});

export const feedWatchlist = defineEndpoint({
  ...write,
  id: 'feedWatchlist',
  path: WATCHLIST_FEED_PATH,
  guards: [
    signedIn,
    notWhileActing,
    audited('watchlist-feed', ({ key }: { key: string | null }) => (key ? 'on' : 'off')),
  ],
  body: yup.object({ id: id(), on: yup.boolean().required() }),
  output: withKey(),
  summary: 'Makes the secret address of the feed of a list, or revokes it.',
});

export const visitWatchlist = defineEndpoint({
  ...write,
  id: 'visitWatchlist',
  path: VISIT_WATCHLIST_PATH,
  perMinute: 120,
  body: yup.object({ id: id() }),
  output: yup.object({ lastVisitAt: orNull(instant()) }),
  summary: 'Notes that the user looks at a list: changes count from the visit before.',
});

export const exportWatchlist = defineEndpoint({
  ...read,
  // A link of the page; other sites cannot read the file.
  sameOriginOnly: false,
  id: 'exportWatchlist',
  path: EXPORT_WATCHLIST_PATH,
  perMinute: 20,
  params: yup.object({ id: id() }),
  query: yup.object({ format: oneOf(WATCHLIST_EXPORT_FORMATS).default('csv') }),
  output: yup.mixed().required(),
  summary: 'A list as a file: CSV or JSON.',
});

export const readSharedWatchlist = defineEndpoint({
  id: 'readSharedWatchlist',
  method: 'GET',
  path: SHARED_WATCHLIST_PATH,
  public: false,
  perMinute: 60,
  params: yup.object({ key: secretKey().required() }),
  output: yup.object({
    name: yup.string().required(),
    updatedAt: instant().required(),
    rows: list(listedProjectSchema),
  }),
  summary: 'A shared list, for anybody who has its key: no owner, no notes.',
});
