export { copy as portfolioCopy } from './copy';
export { PortfolioScreen } from './PortfolioScreen';
