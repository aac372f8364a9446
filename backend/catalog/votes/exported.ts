import { desc, eq } from 'drizzle-orm';
import { votes } from '../../db/schema';
import type { ExportedPart } from '../../db/tables';

export const exportedVotes: ExportedPart = {
  file: 'votes',
  about: 'Your votes. Those of a browser without login are not stored under your account.',
  read: (db, { visitorKey }, most) =>
    db
      .select({ project: votes.projectId, yes: votes.yes, votedAt: votes.votedAt })
      .from(votes)
      .where(eq(votes.voterKey, visitorKey))
      .orderBy(desc(votes.votedAt), votes.projectId)
      .limit(most),
};
