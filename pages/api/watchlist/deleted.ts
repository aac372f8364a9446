import { listDeletedWatchlists } from '@/contracts/watchlists/watchlistEndpoints';
import { apiRoute } from '@/server/apiRoute';

export default apiRoute(listDeletedWatchlists);
