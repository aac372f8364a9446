/** Door to what only some pages need: through index.ts it would be in the first load of all. */
export { FindingMatrix } from './FindingMatrix';
export { Contents, LongRead } from './longRead';
export { Panel } from './panel';
export type { Sentence, Words } from './sentence';
export { SentenceWords } from './SentenceWords';
export { SourceLine } from './SourceLine';
