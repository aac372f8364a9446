import { listWallets } from '@/contracts/walletEndpoints';
import { flaggedRoute } from '@/server/flags/flaggedRoute';

export default flaggedRoute('portfolio', listWallets);
