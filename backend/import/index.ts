export { runImport } from './runImport';
export type { ProjectRow } from './store/rows';
export { upsertRows } from './store/upsertRows';
export { nameKey } from './text/clean';
export type { ListEntry } from './token-list/group';
export { importTokens } from './token-list/importTokenList';
export { toEntry } from './token-list/readTokenList';
export type { ImportSummary, Refusal } from './types';
