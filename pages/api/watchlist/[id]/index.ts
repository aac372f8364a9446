import { readWatchlist } from '@/contracts/watchlists/watchlistEndpoints';
import { apiRoute } from '@/server/apiRoute';

export default apiRoute(readWatchlist);
