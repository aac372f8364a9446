/** The door: what other importers may use of the format. */
export { parseDiscovery } from './parse';
export { addDiscovery } from './importL2beat';
export { resolveControl, upgradePaths, type Power } from './resolve';
export { rowOf } from './holders';
export { FileSources, locate } from './source';
export { isUpgradeable, type Discovery } from './discovery';
