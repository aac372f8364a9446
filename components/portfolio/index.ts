export { copy as portfolioCopy } from './copy';
export { PortfolioScreen, type PortfolioScreenProps } from './PortfolioScreen';
