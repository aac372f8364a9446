/** A door for what only some pages need: index.ts is in every page's first load. */
export { Address } from './Address';
export { Contents } from './Contents';
export { FindingMatrix } from './FindingMatrix';
export { Failed } from './Failed';
export { NotYet } from './NotYet';
export { LongRead, ReadPart } from './longRead';
export { Panel } from './panel';
export { RulerFigure } from './RulerFigure';
export type { Sentence, Words } from './sentence';
export { SentenceWords } from './SentenceWords';
export { SourceLine } from './SourceLine';
export { StackTable } from './StackTable';
export { Sheet } from './sheet';
