import { endSessions, listSessions } from '@/contracts/accountEndpoints';
import { apiRoute } from '@/server/apiRoute';

export const config = { api: { bodyParser: false } };

export default apiRoute(listSessions, endSessions);
