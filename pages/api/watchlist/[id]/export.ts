import { exportWatchlist } from '@/contracts/watchlists/watchlistEndpoints';
import { userFileRoute } from '@/server/userFileRoute';

export default userFileRoute(exportWatchlist);
