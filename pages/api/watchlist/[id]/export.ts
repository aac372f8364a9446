import { exportWatchlist } from '@/contracts/watchlistEndpoints';
import { userFileRoute } from '@/server/userFileRoute';

export default userFileRoute(exportWatchlist);
