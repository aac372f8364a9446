import { listDeletedWatchlists } from '@/contracts/watchlistEndpoints';
import { apiRoute } from '@/server/apiRoute';

export default apiRoute(listDeletedWatchlists);
