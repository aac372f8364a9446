import { sql } from 'drizzle-orm';
import { watchlistProjects, watchlistRemoved, watchlists } from '../../db/schema';
import { iso, readRows } from '../../db/store';
import type { ExportedPart } from '../../db/tables';

/** Not the keys of share link and feed: whoever has one can read the list. */
export const exportedLists: ExportedPart = {
  file: 'watchlists',
  about:
    'Your watchlists with their projects, your notes, and the rating when you added each. Deleted lists and removed projects as long as they can come back.',
  read: (db, { account }, most) =>
    readRows(
      db,
      sql`
      select w.id, w.name, ${iso(sql`w.created_at`)} as "createdAt",
        ${iso(sql`w.updated_at`)} as "updatedAt", ${iso(sql`w.deleted_at`)} as "deletedAt",
        ${iso(sql`w.last_visit_at`)} as "lastVisitAt",
        w.share_key is not null as "hasShareLink", w.feed_key is not null as "hasFeed", w.mail as "mails",
        coalesce((
          select json_agg(json_build_object('project', e.project_id, 'name', p.name,
              'addedAt', ${iso(sql`e.added_at`)}, 'note', e.note, 'stateWhenAdded', e.added_state,
              'scoreWhenAdded', e.added_score, 'letterWhenAdded', e.added_letter)
            order by e.position, e.project_id)
          from ${watchlistProjects} e join projects p on p.id = e.project_id
          where e.watchlist_id = w.id), '[]') as projects,
        coalesce((
          select json_agg(json_build_object('project', e.project_id,
              'removedAt', ${iso(sql`e.removed_at`)}, 'note', e.note) order by e.removed_at, e.project_id)
          from ${watchlistRemoved} e where e.watchlist_id = w.id), '[]') as removed
      from ${watchlists} w where w.account = ${account}
      order by w.position, w.created_at, w.id limit ${most}`,
    ),
};
