/** The survey of the signed-in user (§7): one set of answers for each version of the questions. */
import * as yup from 'yup';
import { defineEndpoint } from '../endpoint';
import { notWhileActing, signedIn } from '../http/guards';
import { orNull } from '../schemas';
import { SURVEY_PATH, surveyAnswersSchema, surveySchema, UPLOAD_SURVEY_PATH } from './survey';

const own = { public: false, sameOriginOnly: true, guards: [signedIn, notWhileActing] } as const;

export const uploadSurvey = defineEndpoint({
  ...own,
  id: 'uploadSurvey',
  method: 'POST',
  path: UPLOAD_SURVEY_PATH,
  perMinute: 30,
  body: yup.object({ survey: surveySchema.required() }),
  output: yup.object({ survey: surveyAnswersSchema.required() }),
  summary: "Stores the user's answers, or replaces those of the same version.",
});

export const readSurvey = defineEndpoint({
  ...own,
  id: 'readSurvey',
  method: 'GET',
  path: SURVEY_PATH,
  output: yup.object({ survey: orNull(surveyAnswersSchema.default(undefined)) }),
  summary: "The user's answers to the current questions; null before the first.",
});
