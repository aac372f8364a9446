import { checkBackendFeatures } from './backendFeatures';
import { checkFileCircles } from './circles';
import { checkGlobals } from './globals';
import { checkImports } from './imports';
import { checkNames } from './names';
import { readSources, type Violation } from './sources';

/** Every breach of docs/architecture.md under `root`. */
export function checkArchitecture(root: string): Violation[] {
  const sources = readSources(root);
  return [
    ...checkImports(sources),
    ...checkBackendFeatures(sources),
    ...checkFileCircles(sources),
    ...checkGlobals(sources),
    ...checkNames(sources),
  ];
}
