import { proveWallet } from '@/contracts/portfolio/walletEndpoints';
import { flaggedRoute } from '@/server/flags/flaggedRoute';

export const config = { api: { bodyParser: false } };

export default flaggedRoute('portfolio', proveWallet);
