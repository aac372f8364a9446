/** What this site recorded wrongly, and what replaced it. */
import * as yup from 'yup';
import { defineEndpoint } from '../endpoint';
import { CORRECTION_PAGES, CORRECTIONS_A_PAGE } from '../limits';
import { CORRECTIONS_PATH } from '../paths';
import { evidenceSchema } from '../ratings/rating';
import {
  anything,
  choice,
  count,
  instant,
  list,
  means,
  number,
  oneOf,
  orNull,
  projectId,
  text,
  textOrNull,
  time,
} from '../schemas';
import { LETTERS } from '../vocabulary';

export const CORRECTED_KINDS = [
  'project',
  'contract',
  'audit',
  'incident',
  'bounty',
  'observation',
] as const;
export type CorrectedKind = (typeof CORRECTED_KINDS)[number];

const source = (words: string) => orNull(evidenceSchema.default(undefined), words);
const letter = (words: string) => orNull(oneOf(LETTERS), words);

export const correctionSchema = yup
  .object({
    id: count('Grows with every correction.'),
    at: time('When it was corrected.'),
    since: orNull(
      instant(),
      'Since when this site had it recorded; null: for more than 90 days, or not known.',
    ),
    projectId: text('Id of the project; it may have been removed since.'),
    projectName: text('Its name then.'),
    kind: choice(CORRECTED_KINDS, 'What was wrong.'),
    item: text('Id of the contract, audit or incident; the key of an observation.'),
    name: text('Its name.'),
    field: textOrNull('Which field of it; null: it was withdrawn as a whole.'),
    before: anything(
      'What this site had recorded, without free text (“(text left out)”), cut after 500 characters of JSON; null: it was withdrawn as a whole.',
    ),
    after: anything('What it has recorded since; null: nothing.'),
    beforeSource: source('The source that this site had named.'),
    afterSource: source('The source of what replaced it; null: none.'),
    letterBefore: letter('The letter before; null: it had none.'),
    letterAfter: letter(
      'The letter of the first rating within a day after, suspended ones aside, or that before; null: none.',
    ),
  })
  .meta({ name: 'Correction' });
export type Correction = yup.InferType<typeof correctionSchema>;

export const correctionFilterSchema = yup.object({
  project: means(projectId(), 'Of this project.'),
  upTo: means(yup.number().integer().min(1).max(1e15), 'From the one of this id back.'),
  page: means(
    yup.number().integer().min(1).max(CORRECTION_PAGES).default(1),
    'Number of the page.',
  ),
});
export type CorrectionFilter = yup.InferType<typeof correctionFilterSchema>;

export const listCorrections = defineEndpoint({
  id: 'listCorrections',
  open: true,
  method: 'GET',
  path: CORRECTIONS_PATH,
  cacheSeconds: 60,
  summary: `What this site recorded wrongly, the newest first, ${CORRECTIONS_A_PAGE} on a page. The whole table is at /api/export/corrections.csv.`,
  query: correctionFilterSchema,
  output: yup
    .object({
      items: list(correctionSchema, 'Corrections of this page.'),
      page: number('Number of the page.'),
      pages: number(`How many pages there are, ${CORRECTION_PAGES} at most.`),
      total: count('How many there are on all pages.'),
    })
    .meta({ name: 'CorrectionPage' }),
});
export type CorrectionPage = yup.InferType<typeof listCorrections.output>;
