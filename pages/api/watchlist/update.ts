import { updateWatchlist } from '@/contracts/watchlistEndpoints';
import { apiRoute } from '@/server/apiRoute';

export const config = { api: { bodyParser: false } };

export default apiRoute(updateWatchlist);
