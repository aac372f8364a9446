/** The door: what other importers may use of the format. */
export { parseDiscovery } from './parse';
export { applyDiscovery } from './applyDiscovery';
export { toContracts } from './toContracts';
export { resolveControl, upgradePaths, type Power } from './resolve';
export { rowOf } from './holders';
export { FileSources, locate } from './source';
export { isUpgradeable, type Discovery } from './discovery';
