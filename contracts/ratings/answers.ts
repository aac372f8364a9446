/** The four questions that visitors ask first. No schema here: the browser loads this file. */
import { siteOf } from '../siteOf';

export const QUESTIONS = ['control', 'losses', 'audited', 'reward'] as const;
export type Question = (typeof QUESTIONS)[number];
export const ANSWERS = ['yes', 'no', 'partly', 'not-checked'] as const;
export type AnswerWord = (typeof ANSWERS)[number];

/** In a row; the whole is on the project's page. */
export interface ShortAnswer {
  id: Question;
  answer: AnswerWord;
  on: string | null;
  /** Missing in what was kept before rows named it. */
  source?: string | null | undefined;
}

interface SourcedAnswer extends Omit<ShortAnswer, 'source'> {
  evidence: { url: string | null; title: string } | null;
}

export const toShort = ({ id, answer, on, evidence }: SourcedAnswer): ShortAnswer => ({
  ...{ id, answer, on },
  source: evidence && (evidence.url === null ? evidence.title : siteOf(evidence.url)),
});

/** Fewer than two of four answered: a name in a list, not a record. */
export const isListed = (answers: readonly Pick<ShortAnswer, 'answer'>[]): boolean =>
  answers.filter(({ answer }) => answer !== 'not-checked').length < 2;

/** Of a project of which nothing is recorded. */
export const NOT_CHECKED: ShortAnswer[] = /* @__PURE__ */ QUESTIONS.map((id) => ({
  id,
  answer: 'not-checked',
  on: null,
  source: null,
}));
