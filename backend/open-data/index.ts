export { toCsvLine, type Cell } from './csv';
