export { findWeakness } from './findWeakness';
