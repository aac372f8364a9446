import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import type { CorrectedKind } from '../../contracts/projects/corrections';
import type { Letter } from '../../contracts/vocabulary';
import { instant } from './instant';
import type { sources } from './schemaEvidence';

type CorrectedSource = Omit<typeof sources.$inferSelect, 'id'>;

const now = sql`now()`;

export const errorReports = pgTable(
  'error_reports',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    trace: text('trace').notNull(),
    requestId: text('request_id'),
    receivedAt: instant('received_at').notNull().default(now),
  },
  (t) => [index('error_reports_received').on(t.receivedAt)],
);

/** Runs of `npm run import`. */
export const imports = pgTable('imports', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  kind: text('kind').notNull(),
  source: text('source').notNull(),
  startedAt: instant('started_at').notNull(),
  /** Null: still running, stopped or killed. */
  finishedAt: instant('finished_at'),
  summary: jsonb('summary').notNull(),
  undoneAt: instant('undone_at'),
});

/** One stored row that a run changed. */
export interface RowChange {
  /**
   * `moved`: the project `before.from` was merged into `key`, or got this id. Earlier versions kept
   * no `before`, so their merges stay.
   */
  table: string;
  key: string;
  /** The whole row; null: the run added it. */
  before: Record<string, unknown> | null;
  /** Digest of the row that the run wrote; null: the run removed it. */
  after: string | null;
}

/** What undoing a run needs: one row for each project and batch. Pruned after 90 days. */
export const importChanges = pgTable(
  'import_changes',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    importId: bigint('import_id', { mode: 'number' })
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** Empty for incidents of unknown victims. Not a reference: the project may be gone. */
    projectId: text('project_id').notNull(),
    changes: jsonb('changes').$type<RowChange[]>().notNull(),
  },
  (t) => [
    index('import_changes_run').on(t.importId, t.projectId, t.id),
    index('import_changes_votes')
      .on(t.id)
      .where(sql`${t.changes} @> '[{"table":"votes"}]'`),
  ],
);

/**
 * What sources said and changed, and what others wrote between, oldest first (`Document`
 * of backend/facts/import/compose): the record follows from those that stand.
 */
export const statements = pgTable(
  'statements',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** Not a reference: the project may be gone. */
    projectId: text('project_id').notNull(),
    /** With which it can be undone. */
    importId: bigint('import_id', { mode: 'number' }).references(() => imports.id, {
      onDelete: 'set null',
    }),
    document: jsonb('document').$type<object>().notNull(),
    /** Of what was handed in, where handing it in again would do nothing. */
    digest: bigint('digest', { mode: 'bigint' }),
    /** No longer, once its run is undone. */
    stands: boolean('stands').notNull().default(true),
  },
  (t) => [
    index('statements_project')
      .on(t.projectId, t.id)
      .where(sql`${t.stands}`),
    index('statements_run').on(t.importId, t.projectId),
    index('statements_digest').on(t.digest),
  ],
);

/** What this site recorded wrongly. Newer is news, wrong is a correction: docs/import.md, Corrections. */
export const corrections = pgTable(
  'corrections',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: instant('at').notNull(),
    /** Not a reference: the project may be gone. */
    projectId: text('project_id').notNull(),
    /** Its id then: a merge that is undone gives it back. */
    saidOf: text('said_of').notNull(),
    projectName: text('project_name').notNull(),
    kind: text('kind').$type<CorrectedKind>().notNull(),
    /** Of the row; of an observation its key. */
    item: text('item').notNull(),
    name: text('name').notNull(),
    /** Null: the whole row was withdrawn. */
    field: text('field'),
    /** Without free text, cut. */
    before: jsonb('before'),
    /** Null: nothing stands in its place. */
    after: jsonb('after'),
    beforeSource: jsonb('before_source').$type<CorrectedSource>(),
    afterSource: jsonb('after_source').$type<CorrectedSource>(),
    letterBefore: text('letter_before').$type<Letter>(),
    /** When it came to be recorded; null: not known any more. */
    since: instant('since'),
    /** By an undo or an operator, not by what a source says since. */
    takenBack: boolean('taken_back').notNull().default(false),
  },
  (t) => [index('corrections_project').on(t.projectId, t.id)],
);

/**
 * What an operator removed, merged or assigned by command; imports keep to it. And under which id
 * the subject of a found danger is recorded now; ratings keep to that.
 */
export const rulings = pgTable(
  'rulings',
  {
    /** Kind and id, as in `token eip155:1/erc20:0x…`; of a danger, what tells it from others. */
    key: text('key').primaryKey(),
    ruling: text('ruling').$type<'removed' | 'merged' | 'assigned' | 'renamed'>().notNull(),
    /**
     * Whose the removed record was, or where the merged or assigned one belongs. Not a reference:
     * the project may be gone.
     */
    projectId: text('project_id'),
    /** Tells the removed record when it comes under another id. */
    facts: jsonb('facts').$type<Record<string, string | null>>().notNull(),
    by: text('by').notNull(),
    reason: text('reason').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [index('rulings_project').on(t.projectId)],
);

/** Projects whose record the store took over from the embedded set. */
export const embeddedRecords = pgTable('embedded_records', {
  /** Not a reference: the project may be gone. */
  projectId: text('project_id').primaryKey(),
  /** Of the set's record: tells whether a later set corrects it. */
  recordHash: text('record_hash').notNull(),
  /** Of the stored project right after: tells whether it has changed here since. */
  storedHash: text('stored_hash').notNull(),
  takenAt: instant('taken_at').notNull(),
});

/** The seeded set, demonstration date, version of the embedded set. */
export const meta = pgTable('meta', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
});

/** Triggers write what changed for search, and keep the newest 500. */
export const searchChanges = pgTable('search_changes', {
  version: bigserial('version', { mode: 'number' }).primaryKey(),
  previous: bigint('previous', { mode: 'number' }),
  projectIds: text('project_ids').array().notNull(),
  /** More projects changed than the row names. */
  others: boolean('others').notNull(),
});

/** What the collector looks at, and when it last succeeded. */
export const collections = pgTable(
  'collections',
  {
    source: text('source').notNull(),
    /** Of the source: a list's name, a project, a file. */
    target: text('target').notNull(),
    dueAt: instant('due_at').notNull(),
    /** The last look that was answered. */
    okAt: instant('ok_at'),
    /** Looks that failed since `okAt`. */
    failures: integer('failures').notNull().default(0),
    etag: text('etag'),
    /** SHA-256 of what was read. */
    digest: text('digest'),
  },
  (t) => [primaryKey({ columns: [t.source, t.target] })],
);

/** Job progress (backend/jobs); the queue's tables are in the schema `jobs`. */
export const jobProgress = pgTable('job_progress', {
  /** The queue's job id. The row is deleted when the run ends. */
  jobId: text('job_id').primaryKey(),
  job: text('job').notNull(),
  done: integer('done').notNull(),
  total: integer('total').notNull(),
  at: instant('at').notNull(),
});
