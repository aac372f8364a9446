import { exportWatchlist } from '@/contracts/watchlists/watchlistEndpoints';
import { userFileRoute } from '@/server/routes/userFileRoute';

export default userFileRoute(exportWatchlist);
