import { eq } from 'drizzle-orm';
import { announcementSchema, type Announcement } from '../../contracts/projects';
import { meta } from '../db/schema';
import type { Database } from '../db/store';
import { findDemonstrationDay } from '../ratings/ratingTime';

/** Key in `meta` of an operator's own announcement: `{ content, link, linkText }`. */
export const ANNOUNCEMENT_KEY = 'announcement';
const CONTENT_MAX = 300;

/** "21 November 2026" of "2026-11-21". */
function inWords(day: string): string {
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(day));
}

/** A link that leads to another page of this site or to an http(s) address; no script, and no `//host` that looks like a path. */
function safeLink(link: unknown): string | null {
  if (typeof link !== 'string') return null;
  if (/^\/(?![/\\])[^\s\\]*$/.test(link)) return link;
  return /^https?:\/\//i.test(link) && URL.canParse(link) ? link : null;
}

function ofOperator(value: unknown): Announcement | null {
  const { content, link, linkText } = (value ?? {}) as Partial<Record<keyof Announcement, unknown>>;
  if (typeof content !== 'string' || content.trim() === '') return null;
  const href = safeLink(link);
  return announcementSchema.cast({
    content: content.trim().slice(0, CONTENT_MAX),
    link: href,
    linkText: href !== null && typeof linkText === 'string' && linkText.trim() !== '' ? linkText.trim().slice(0, CONTENT_MAX) : null,
  });
}

/** What stands above the header: an operator's announcement, else that the site shows its demonstration set, else nothing. */
export async function findAnnouncement(db: Database): Promise<Announcement | null> {
  const [row] = await db.select({ value: meta.value }).from(meta).where(eq(meta.key, ANNOUNCEMENT_KEY));
  const own = ofOperator(row?.value);
  if (own) return own;
  const day = await findDemonstrationDay(db);
  return day === undefined ? null : {
    content: `Demonstration set as of ${inWords(day)}: check every fact before you rely on it.`,
    link: '/methodology#demonstration',
    linkText: 'What this means',
  };
}
