import { listDeletedWatchlists } from '@/contracts/watchlists/watchlistEndpoints';
import { apiRoute } from '@/server/http/apiRoute';

export default apiRoute(listDeletedWatchlists);
