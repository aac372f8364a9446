export { PortfolioLink } from './PortfolioLink';
