/** The rows of GET /api/export/{file}, one for each line of NDJSON. */
import * as yup from 'yup';
import { correctionSchema } from '../projects/corrections';
import { projectAuditSchema, projectIncidentSchema, projectRowSchema } from '../projects/projects';
import { evidenceSchema, ratingWithFactsSchema } from '../ratings/rating';
import { choice, count, list, means, oneOf, text, textOrNull, time } from '../schemas';
import { LETTERS } from '../vocabulary';

export const DATASETS = [
  'projects',
  'ratings',
  'audits',
  'incidents',
  'changes',
  'corrections',
  'source-gaps',
] as const;
export type Dataset = (typeof DATASETS)[number];
export const EXPORT_FORMATS = ['csv', 'ndjson'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const EXPORT_FILES = DATASETS.flatMap((dataset) =>
  EXPORT_FORMATS.map((format) => `${dataset}.${format}` as const),
);

export const EXPORT_MEDIA: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8; header=present',
  ndjson: 'application/x-ndjson; charset=utf-8',
};

export const auditRowSchema = projectAuditSchema
  .shape({ projectId: text('Id of the project.') })
  .meta({ name: 'AuditRow' });
export type AuditRow = yup.InferType<typeof auditRowSchema>;

export const incidentRowSchema = projectIncidentSchema
  .shape({
    projectId: textOrNull('Id of the project; null: the victim is not listed here.'),
    victim: text('Who was attacked, as the source names it.'),
  })
  .meta({ name: 'IncidentRow' });
export type IncidentRow = yup.InferType<typeof incidentRowSchema>;

export const CHANGE_TYPES = [
  'rating.published',
  'letter.changed',
  'rating.suspended',
  'fact.changed',
  'incident.added',
  'audit.added',
] as const;
const letter = (words: string) => means(oneOf(LETTERS).nullable(), words);
const score = (words: string) => means(yup.number().nullable(), words);
export const changeRowSchema = yup
  .object({
    id: count('Grows with every change; give the last one that you have as `since`.'),
    at: time('When it was recorded.'),
    type: choice(
      CHANGE_TYPES,
      'What happened. Other types may come: skip those that you do not know.',
    ),
    projectId: textOrNull('Id of the project; it may have been removed or merged since.'),
    score: score('rating.published: the new score.'),
    letter: letter('rating.published, letter.changed: the new letter.'),
    scoreBefore: score('rating.published: the score before; absent for the first rating.'),
    letterBefore: letter(
      'rating.published, letter.changed: the letter before; rating.suspended: the last one.',
    ),
    facts: means(list(yup.string().required()).optional(), 'fact.changed: which facts.'),
    incidentId: means(yup.string(), 'incident.added: its id.'),
    auditId: means(yup.string(), 'audit.added: its id.'),
  })
  .meta({ name: 'Change' });
export type ChangeRow = yup.InferType<typeof changeRowSchema>;

export const sourceGapSchema = yup
  .object({
    id: count('Id of the source.'),
    projects: list(yup.string().required(), 'Ids of the projects that cite it.'),
    missing: list(
      choice(['day', 'commit']),
      'day: it carries none; commit: its address at GitHub names none.',
    ),
    source: means(evidenceSchema.required(), 'The source itself.'),
  })
  .meta({ name: 'SourceGap' });
export type SourceGap = yup.InferType<typeof sourceGapSchema>;

/** What a line of NDJSON is; a line of CSV is the same, flattened. */
export const EXPORT_LINES = {
  projects: projectRowSchema,
  ratings: ratingWithFactsSchema,
  audits: auditRowSchema,
  incidents: incidentRowSchema,
  changes: changeRowSchema,
  corrections: correctionSchema,
  'source-gaps': sourceGapSchema,
} as const satisfies Record<Dataset, yup.Schema>;
