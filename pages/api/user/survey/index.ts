import { readSurvey } from '@/contracts/surveyEndpoints';
import { apiRoute } from '@/server/apiRoute';

export default apiRoute(readSurvey);
