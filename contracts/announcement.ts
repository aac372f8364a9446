import * as yup from 'yup';
import { orNull, trimmed } from './schemas';

/** Characters; more would push the page itself down on a phone. */
const CONTENT_MAX = 300;
const LINK_MAX = 2_048;
const LINK_TEXT_MAX = 80;

/** A path of this site: no `//host` and no backslash, which browsers read as a slash. */
const SITE_PATH = /^\/(?![/\\])[^\s\\]*$/;

/** Whether a link leads to another page of this site or to an http(s) address; a script never does. */
export const isSafeLink = (link: string): boolean =>
  SITE_PATH.test(link) || (/^https?:\/\/\S+$/i.test(link) && URL.canParse(link));

/** What stands in one line on a page: no control character, and no half of a surrogate pair. */
const isOneLine = (value: string | null | undefined): boolean =>
  value == null || !/[\p{Cc}\p{Cs}]/u.test(value);
const line = (name: string, max: number) =>
  trimmed()
    .max(max, `${name} must be at most ${max} characters`)
    .test('line', `${name} must be one line of plain text`, isOneLine);

/**
 * Entity "Announcement" of the specification §3, wherever it comes from: an operator's command, the environment, a record. Cast it before
 * (spaces go, what is left out is null); its messages name what does not fit.
 */
export const announcementSchema = yup.object({
  content: line('content', CONTENT_MAX).required('content must not be empty'),
  link: orNull(
    trimmed()
      .max(LINK_MAX, `link must be at most ${LINK_MAX} characters`)
      .test(
        'link',
        'link must be a path of this site (/resources) or an http or https address',
        (value) => value == null || isSafeLink(value),
      ),
  ).default(null),
  linkText: orNull(
    line('linkText', LINK_TEXT_MAX).test(
      'linked',
      'linkText needs a link',
      (value, { parent }) => value == null || (parent as { link?: unknown }).link != null,
    ),
  ).default(null),
});
export type Announcement = yup.InferType<typeof announcementSchema>;
