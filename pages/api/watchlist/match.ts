import { matchProjects } from '@/contracts/watchlists/watchlistEndpoints';
import { apiRoute } from '@/server/http/apiRoute';

export const config = { api: { bodyParser: false } };

export default apiRoute(matchProjects);
