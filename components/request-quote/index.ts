export { QuoteModal } from './QuoteModal';
