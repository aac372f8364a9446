import { uploadSurvey } from '@/contracts/site/surveyEndpoints';
import { apiRoute } from '@/server/http/apiRoute';

export const config = { api: { bodyParser: false } };

export default apiRoute(uploadSurvey);
