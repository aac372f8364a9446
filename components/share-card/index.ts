/** Drawn on the server only; no page loads it. */
export { ComparisonCard } from './ComparisonCard';
export { CARD_SIZE, ShareCard } from './ShareCard';
