/** Door to what only some pages need: through index.ts it would be in the first load of all. */
export { Contents, LongRead } from './longRead';
