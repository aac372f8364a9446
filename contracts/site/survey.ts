/** The survey (§3, §7; its questions are ours): the form and the API share it. */
import * as yup from 'yup';
import { paragraphs } from '../forms/formFields';
import { isoDay, oneOf } from '../schemas';

export const UPLOAD_SURVEY_PATH = '/api/user/survey/upload';
/** Ours: what the form begins with. */
export const SURVEY_PATH = '/api/user/survey';

/** Other questions are another version, with answers of its own. */
export const SURVEY_VERSION = '1';
export const SURVEY_PURPOSES = ['use', 'invest', 'build', 'research', 'other'] as const;
export type SurveyPurpose = (typeof SURVEY_PURPOSES)[number];
export const CLARITY_MIN = 1;
export const CLARITY_MAX = 5;
export const SURVEY_COMMENT_MAX = 1_000;

export const SURVEY_MESSAGES = {
  purpose: 'Please choose what brings you here',
  clarity: 'Please choose how clear the ratings are',
} as const;

export const surveyForm = yup.object({
  purpose: oneOf(SURVEY_PURPOSES).required(SURVEY_MESSAGES.purpose),
  clarity: yup
    .number()
    .typeError(SURVEY_MESSAGES.clarity)
    .integer(SURVEY_MESSAGES.clarity)
    .min(CLARITY_MIN, SURVEY_MESSAGES.clarity)
    .max(CLARITY_MAX, SURVEY_MESSAGES.clarity)
    .required(SURVEY_MESSAGES.clarity),
  comment: paragraphs(SURVEY_COMMENT_MAX),
});
export type SurveyForm = yup.InferType<typeof surveyForm>;

export const surveySchema = surveyForm.shape({
  version: oneOf([SURVEY_VERSION]).required(),
});

export const surveyAnswersSchema = surveyForm.shape({
  version: yup.string().required(),
  /** The day of the last change. */
  changedOn: isoDay().required(),
});
export type SurveyAnswers = yup.InferType<typeof surveyAnswersSchema>;
