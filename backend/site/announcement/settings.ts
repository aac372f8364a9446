import type { ValidationError } from 'yup';
import { announcementSchema, type Announcement } from '../../../contracts/site/announcement';
import { EnvError, optional, type Env } from '../../../contracts/env';

const VARIABLES: Record<string, string> = {
  content: 'ANNOUNCEMENT_CONTENT',
  link: 'ANNOUNCEMENT_LINK',
  linkText: 'ANNOUNCEMENT_LINK_TEXT',
};

/** @throws EnvError */
export function readAnnouncement(env: Env): Announcement | null {
  const given = {
    content: optional(env, 'ANNOUNCEMENT_CONTENT'),
    link: optional(env, 'ANNOUNCEMENT_LINK'),
    linkText: optional(env, 'ANNOUNCEMENT_LINK_TEXT'),
  };
  if (Object.values(given).every((value) => value === undefined)) return null;
  try {
    return announcementSchema.validateSync(given);
  } catch (error) {
    const { path = 'content', message } = error as ValidationError;
    throw new EnvError(VARIABLES[path]!, `does not fit (${message})`, env[VARIABLES[path]!]);
  }
}
