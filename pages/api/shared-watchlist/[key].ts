import { readSharedWatchlist } from '@/contracts/watchlistEndpoints';
import { apiRoute } from '@/server/apiRoute';

export default apiRoute(readSharedWatchlist);
