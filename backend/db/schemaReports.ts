import { bigint, check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { ReportKind, ReportState } from '../../contracts/reports/reportWords';
import { instant } from './instant';
import { outbox } from './schemaAccounts';
import { projects } from './schemaProjects';

/** Of incidents, wrong facts and missing projects, by anyone; no account is stored. */
export const reports = pgTable(
  'reports',
  {
    /** UUID from the form, so a resent report is one row. */
    id: text('id').primaryKey(),
    /** `PL-7K3F-9QXM`: whoever has it can read the state. */
    reference: text('reference').notNull().unique(),
    createdAt: instant('created_at').notNull(),
    kind: text('kind').$type<ReportKind>().notNull(),
    projectId: text('project_id').references(() => projects.id, { onDelete: 'set null' }),
    /** As reported: stays when the project goes. */
    projectName: text('project_name').notNull(),
    about: text('about').notNull(),
    /** A day, or ''. */
    occurredOn: text('occurred_on').notNull(),
    what: text('what').notNull(),
    /** http or https; never fetched. */
    links: jsonb('links').$type<string[]>().notNull(),
    /** Null when not given, and some time after the report is closed. */
    email: text('email'),
    state: text('state').$type<ReportState>().notNull(),
    checkingSince: instant('checking_since'),
    closedAt: instant('closed_at'),
    answer: text('answer'),
    /** Of a public dispute: a signal's id, or '' for another fact. Null: not public. */
    signal: text('signal'),
    /** About the report, to the operator; null without an address for it. */
    mailId: bigint('mail_id', { mode: 'number' }).references(() => outbox.id, {
      onDelete: 'set null',
    }),
  },
  (t) => [
    index('reports_created').on(t.createdAt),
    index('reports_project').on(t.projectId),
    index('reports_mail').on(t.mailId),
    check('reports_state', sql`${t.state} in ('received','checking','accepted','declined')`),
    check(
      'reports_closed',
      sql`(${t.state} in ('accepted','declined')) = (${t.closedAt} is not null and ${t.answer} is not null)`,
    ),
  ],
);
