/** Drawn on the server only; no page loads it. */
export { CARD_SIZE, ShareCard } from './ShareCard';
