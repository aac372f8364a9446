import { readPortfolio } from '@/contracts/portfolio/walletEndpoints';
import { flaggedRoute } from '@/server/flags/flaggedRoute';

export default flaggedRoute('portfolio', readPortfolio);
