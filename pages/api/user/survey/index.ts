import { readSurvey } from '@/contracts/site/surveyEndpoints';
import { apiRoute } from '@/server/http/apiRoute';

export default apiRoute(readSurvey);
