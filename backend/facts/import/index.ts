export { isOwn as isOwnLook } from './store/looks';
export { changeAndRate, type Change, type Done } from './changeAndRate';
export { fingerprintProjects, hashJson } from './export/fingerprint';
export { importAndRate } from './importAndRate';
export { compareRecords, type FactMoves } from './projects/compareRecords';
export type { ProjectRecord } from './projects/record';
export { runImport } from './importAndRate';
export { isSameSite } from './website/judge';
export { sourceKey, type ProjectRow, type SourceFacts } from './store/rows';
export { keepCorrections, keepWithdrawn, ofProject } from './store/keepCorrections';
export { loadAudits, loadIncidents } from './store/load';
export { listConflicts, listOtherwise, recompute } from './statements/listConflicts';
export { orderTickers } from './store/head';
export { ensureSources, SOURCE_JSON } from './store/sources';
export { moveProject } from './store/moveProject';
export { cleanText, nameKey } from './text/clean';
export type { ListEntry } from './token-list/group';
export { richness } from './store/head';
export { importTokens } from './token-list/importTokenList';
export { toEntry } from './token-list/readTokenList';
export { askEnding } from './command/askEnding';
export { refresh as rateTouched } from './run';
export { isStale } from './stale';
export { Touched } from './touched';
export {
  ImportStopped,
  type ImportKind,
  type ImportParameters,
  type ImportSummary,
  type Refusal,
} from './types';
