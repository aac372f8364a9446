import type { EndpointOutput } from '@/contracts/endpoint';
import {
  SURVEY_PATH,
  SURVEY_VERSION,
  UPLOAD_SURVEY_PATH,
  type SurveyAnswers,
  type SurveyForm,
} from '@/contracts/site/survey';
import type * as endpoints from '@/contracts/site/surveyEndpoints';
import { request } from './client';

/** Null before the first answers. Throws RequestError. */
export const readSurvey = async (): Promise<SurveyAnswers | null> =>
  (await request<EndpointOutput<typeof endpoints.readSurvey>>(SURVEY_PATH)).survey;

/** The same again changes nothing. Throws RequestError. */
export const uploadSurvey = async (form: SurveyForm): Promise<SurveyAnswers> =>
  (
    await request<EndpointOutput<typeof endpoints.uploadSurvey>>(UPLOAD_SURVEY_PATH, {
      method: 'POST',
      body: { survey: { ...form, version: SURVEY_VERSION } },
      repeatable: true,
    })
  ).survey;
