import { listWallets } from '@/contracts/portfolio/walletEndpoints';
import { flaggedRoute } from '@/server/flags/flaggedRoute';

export default flaggedRoute('portfolio', listWallets);
