/** What the rest of the backend may use of this feature. */
export { seedStore } from './seed';
