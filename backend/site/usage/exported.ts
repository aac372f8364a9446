import { desc, eq } from 'drizzle-orm';
import { surveys, userEvents } from '../../db/schema';
import type { ExportedPart } from '../../db/tables';

export const exportedEvents: ExportedPart = {
  file: 'usage',
  about: 'How often you did something on a day, counted after you accepted cookies.',
  read: (db, { account }, most) =>
    db
      .select({
        day: userEvents.day,
        event: userEvents.eventName,
        properties: userEvents.properties,
        count: userEvents.count,
      })
      .from(userEvents)
      .where(eq(userEvents.account, account))
      .orderBy(desc(userEvents.day))
      .limit(most),
};

export const exportedSurveys: ExportedPart = {
  file: 'surveys',
  about: 'Your answers to the survey.',
  read: (db, { account }, most) =>
    db
      .select({
        version: surveys.version,
        purpose: surveys.purpose,
        clarity: surveys.clarity,
        comment: surveys.comment,
        changedOn: surveys.changedOn,
      })
      .from(surveys)
      .where(eq(surveys.account, account))
      .orderBy(desc(surveys.changedOn))
      .limit(most),
};
