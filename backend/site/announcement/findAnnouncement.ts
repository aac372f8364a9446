import { eq } from 'drizzle-orm';
import { announcementSchema, type Announcement } from '../../../contracts/site/announcement';
import { meta } from '../../db/schema';
import type { Database } from '../../db/store';
import { findDemonstrationDay } from '../../catalog/projects';

/** Key in `meta`; the value is `{ content, link, linkText }`. */
export const ANNOUNCEMENT_KEY = 'announcement';

function inWords(day: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(day));
}

/** Drops an invalid link; null for invalid content. */
function readRecord(value: unknown): Announcement | null {
  if (typeof value !== 'object' || value === null) return null;
  const { content, link, linkText } = Object.fromEntries(
    Object.entries(value).filter(([, part]) => typeof part === 'string'),
  ) as Record<string, string>;
  return (
    [{ content, link, linkText }, { content, link }, { content }]
      .map((candidate) => announcementSchema.cast(candidate, { assert: false }))
      .find((announcement) => announcementSchema.isValidSync(announcement, { strict: true })) ??
    null
  );
}

export async function findOwnAnnouncement(db: Database): Promise<Announcement | null> {
  const [row] = await db
    .select({ value: meta.value })
    .from(meta)
    .where(eq(meta.key, ANNOUNCEMENT_KEY));
  return readRecord(row?.value);
}

/**
 * In order: the operator's, the environment's (`configured`), the demonstration notice, or null.
 */
export async function findAnnouncement(
  db: Database,
  configured: Announcement | null,
): Promise<Announcement | null> {
  const own = (await findOwnAnnouncement(db)) ?? configured;
  if (own) return own;
  const day = await findDemonstrationDay(db);
  return day === undefined
    ? null
    : {
        content: `Demonstration set as of ${inWords(day)}: check every fact before you rely on it.`,
        link: '/methodology#demonstration',
        linkText: 'What this means',
      };
}
