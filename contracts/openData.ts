/** The rows of GET /api/export/{file}, one for each line of NDJSON. */
import * as yup from 'yup';
import { projectAuditSchema, projectIncidentSchema, projectRowSchema } from './projects';
import { ratingWithFactsSchema } from './rating';
import { instant, list, oneOf, orNull } from './schemas';
import { LETTERS } from './vocabulary';

export const DATASETS = ['projects', 'ratings', 'audits', 'incidents', 'changes'] as const;
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
  .shape({ projectId: yup.string().required() })
  .meta({ name: 'AuditRow' });
export type AuditRow = yup.InferType<typeof auditRowSchema>;

export const incidentRowSchema = projectIncidentSchema
  .shape({
    /** Null where no project of ours is the victim. */
    projectId: orNull(yup.string()),
    victim: yup.string().required(),
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
const letter = () => oneOf(LETTERS).nullable();
const score = () => yup.number().nullable();
export const changeRowSchema = yup
  .object({
    /** Grows: ask with `since` for what comes after it. */
    id: yup.number().integer().required(),
    at: instant().required(),
    type: oneOf(CHANGE_TYPES).required(),
    projectId: orNull(yup.string()),
    score: score(),
    letter: letter(),
    scoreBefore: score(),
    letterBefore: letter(),
    facts: list(yup.string().required()).optional(),
    incidentId: yup.string(),
    auditId: yup.string(),
  })
  .meta({ name: 'Change' });
export type ChangeRow = yup.InferType<typeof changeRowSchema>;

/** What a line of NDJSON is; a line of CSV is the same, flattened. */
export const EXPORT_LINES = {
  projects: projectRowSchema,
  ratings: ratingWithFactsSchema,
  audits: auditRowSchema,
  incidents: incidentRowSchema,
  changes: changeRowSchema,
} as const satisfies Record<Dataset, yup.Schema>;
