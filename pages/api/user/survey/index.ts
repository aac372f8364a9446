import { readSurvey } from '@/contracts/site/surveyEndpoints';
import { apiRoute } from '@/server/apiRoute';

export default apiRoute(readSurvey);
