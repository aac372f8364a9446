import { endSessions, listSessions } from '@/contracts/accounts/accountEndpoints';
import { apiRoute } from '@/server/http/apiRoute';

export const config = { api: { bodyParser: false } };

export default apiRoute(listSessions, endSessions);
