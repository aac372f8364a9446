import * as yup from 'yup';
import { isSeen, line, paragraphs } from '../forms/formFields';
import {
  WATCHLIST_MATCH_ITEMS,
  WATCHLIST_MATCH_MAX,
  WATCHLIST_NAME_MAX,
  WATCHLIST_NOTE_MAX,
  WATCHLIST_PROJECTS_MAX,
  WATCHLISTS_MAX,
} from '../limits';
import { projectId } from '../schemas';

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
