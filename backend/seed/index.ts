export { seedStore } from './seed';
