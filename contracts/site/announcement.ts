import * as yup from 'yup';
import { means, orNull, trimmed } from '../schemas';

/** Longer text would push the page down on a phone. */
const CONTENT_MAX = 300;
const LINK_MAX = 2_048;
const LINK_TEXT_MAX = 80;

/** No `//host`, and no backslash, which browsers read as a slash. */
const SITE_PATH = /^\/(?![/\\])[^\s\\]*$/;

/** Allows paths of this site and http(s) addresses, never a script. */
export const isSafeLink = (link: string): boolean =>
  SITE_PATH.test(link) || (/^https?:\/\/\S+$/i.test(link) && URL.canParse(link));

const isOneLine = (value: string | null | undefined): boolean =>
  value == null || !/[\p{Cc}\p{Cs}]/u.test(value);
const line = (name: string, max: number) =>
  trimmed()
    .max(max, `${name} must be at most ${max} characters`)
    .test('line', `${name} must be one line of plain text`, isOneLine);

/** Entity "Announcement" (§3). Cast it first: that trims, and turns missing fields into null. */
export const announcementSchema = yup
  .object({
    content: means(
      line('content', CONTENT_MAX).required('content must not be empty'),
      'One line of text.',
    ),
    link: means(
      orNull(
        trimmed()
          .max(LINK_MAX, `link must be at most ${LINK_MAX} characters`)
          .test(
            'link',
            'link must be a path of this site (/resources) or an http or https address',
            (value) => value == null || isSafeLink(value),
          ),
      ).default(null),
      'Where it leads: a path of this site or an address.',
    ),
    linkText: means(
      orNull(
        line('linkText', LINK_TEXT_MAX).test(
          'linked',
          'linkText needs a link',
          (value, { parent }) => value == null || (parent as { link?: unknown }).link != null,
        ),
      ).default(null),
      'Words of the link.',
    ),
  })
  .meta({ name: 'Announcement' });
export type Announcement = yup.InferType<typeof announcementSchema>;
