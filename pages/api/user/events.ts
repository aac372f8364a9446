import { recordUserEvents } from '@/contracts/site/userEventEndpoints';
import { apiRoute } from '@/server/http/apiRoute';

export const config = { api: { bodyParser: false } };

export default apiRoute(recordUserEvents);
